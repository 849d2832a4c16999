import IntentEngine

/// Numbers, durations and percentages as scenario files write them; integers throughout.
enum Values {
  /// Why a value can't be taken.
  enum Failure: Error {
    case malformed, tooLarge
  }

  /// A whole number in decimal digits.
  static func number(_ text: some StringProtocol) -> Result<UInt64, Failure> {
    guard !text.isEmpty && text.utf8.allSatisfy(Keywords.isDigit) else {
      return .failure(.malformed)
    }
    guard let number = UInt64(text) else { return .failure(.tooLarge) }
    return .success(number)
  }

  /// `1d2h3m4s5ms`: each unit at most once, the largest first; at most the limit.
  static func duration(_ text: some StringProtocol) -> Result<Milliseconds, Failure> {
    var rest = Substring(text)
    var total: UInt64 = 0
    let units = DurationText.units
    var nextUnit = units.startIndex
    guard !rest.isEmpty else { return .failure(.malformed) }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(digits.count)
      let name = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest.removeFirst(name.count)
      guard let unit = units[nextUnit...].firstIndex(where: { $0.name == name }) else {
        return .failure(.malformed)
      }
      nextUnit = unit + 1
      guard case .success(let count) = number(digits) else {
        return .failure(digits.isEmpty ? .malformed : .tooLarge)
      }
      let limit = UInt64(LanguageLimits.duration)
      let (length, overflow) = count.multipliedReportingOverflow(by: units[unit].length)
      guard !overflow, length <= limit - total else { return .failure(.tooLarge) }
      total += length
    }
    return .success(Milliseconds(total))
  }

  /// `120KB`: one unit, in powers of 1000.
  static func size(_ text: some StringProtocol) -> Result<UInt64, Failure> {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let name = text[digits.endIndex...]
    guard let unit = SizeText.units.first(where: { $0.name == name }) else {
      return .failure(.malformed)
    }
    return number(digits).flatMap { count in
      let (size, overflow) = count.multipliedReportingOverflow(by: unit.length)
      return overflow ? .failure(.tooLarge) : .success(size)
    }
  }

  /// `30%`, `0.5%`: basis points, with at most two decimals and at most 100%.
  static func basisPoints(_ text: String) -> Result<Int, Failure> {
    guard text.hasSuffix("%") else { return .failure(.malformed) }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, case .success(let whole) = number(parts[0]) else {
      return .failure(.malformed)
    }
    var points = whole > 100 ? 10_001 : Int(whole) * 100
    if parts.count == 2 {
      guard parts[1].utf8.count <= 2, case .success(let fraction) = number(parts[1]) else {
        return .failure(.malformed)
      }
      points += Int(fraction) * (parts[1].utf8.count == 1 ? 10 : 1)
    }
    return points <= 10_000 ? .success(points) : .failure(.tooLarge)
  }
}
