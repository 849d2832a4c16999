/// How a share is written everywhere: `50%`, `33.33%`, `0.5%`.
public enum PercentText {
  /// The text of a share in basis points.
  public static func text(_ basisPoints: Int) -> String {
    let (whole, rest) = basisPoints.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)%" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole).\(digits)%"
  }
}
