import Conformance
import IntentEngine

/// Many people over weeks on a page: with how many an intent stands how, week by week, and what was
/// counted.
struct PageCurve {
  private let curve: CurveModel
  private let id: String

  /// Makes the part of a page that shows a population.
  ///
  /// - Parameter id: the name of the part.
  init(_ curve: CurveModel, id: String) {
    self.curve = curve
    self.id = id
  }

  var html: String { section(#"<h2 id="\#(id)-h">Week by week</h2>"#) }

  /// The same within another part.
  var inner: String { section(#"<h3 id="\#(id)-h">Week by week</h3>"#) }

  private func section(_ head: String) -> String {
    let controls = PageControls(
      noun: "week", count: curve.weekCount, more: PageControls.keys())
    return [
      #"<section class="curve" data-steps id="\#(id)" aria-labelledby="\#(id)-h">"#, head, legend,
      controls.html, #"<p class="count" aria-live="polite">\#(curve.weekCount) weeks</p>"#,
      #"<div class="wide"><table class="weeks">"#,
      #"<caption class="unseen">How each intent stands with the people, a week a row</caption>"#,
      #"<thead><tr><th scope="col">Week</th>"#
        + curve.intents.map { #"<th scope="col">\#(HTML.text($0.name))</th>"# }.joined()
        + "</tr></thead>", "<tbody>",
      (0..<curve.weekCount).map(row).joined(separator: "\n"), "</tbody></table></div>", measures,
      "</section>",
    ].joined(separator: "\n")
  }

  private var legend: String {
    let standings = SuggestionPolicy.Standing.allCases.map {
      #"<span class="key \#($0.rawValue)"></span>\#($0.rawValue)"#
    }
    return "<p>With how many of \(curve.people) people it stands so at the end "
      + #"of a week: <span class="keys-of">\#(standings.joined(separator: " "))</span></p>"#
  }

  private func row(_ week: Int) -> String {
    let said = curve.intents.map { "\($0.name): \($0.weeks[week].standing)" }
    let cells = curve.intents.map { cell($0.weeks[week]) }
    return #"<tr data-event="\#(week)" data-say="\#(say(week, said))">"#
      + #"<th scope="row">\#(week + 1)</th>\#(cells.joined())</tr>"#
  }

  private func say(_ week: Int, _ said: [String]) -> String {
    HTML.text("Week \(week + 1) of \(curve.weekCount). " + said.joined(separator: "; "))
  }

  private func cell(_ week: CurveModel.Week) -> String {
    let parts = week.standings.map { standing in
      let share = PageRun.share(1000 * standing.people / max(1, curve.people))
      return #"<span class="\#(standing.standing.rawValue)" style="width:\#(share)"></span>"#
    }
    return #"<td><span class="bar" aria-hidden="true">\#(parts.joined())</span>"#
      + #"<span class="stands">\#(HTML.text(week.standing))</span>"#
      + #"<span class="fared">\#(HTML.text(week.figures.joined(separator: ", ")))</span></td>"#
  }

  private var measures: String {
    let rows = curve.measures.map { row in
      "<tr>" + row.map { "<td>\(HTML.text($0))</td>" }.joined() + "</tr>"
    }
    return "<h3>What was counted</h3>"
      + #"<div class="wide"><table class="measures">"#
      + #"<caption class="unseen">What was counted of an intent at an entry point</caption><tbody>"#
      + "\(rows.joined())</tbody></table></div>"
  }
}
