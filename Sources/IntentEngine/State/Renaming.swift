/// Other names for the same things: which device, with its session at time 0, its steps, its
/// invocations and its keys, stands in the place of which.
///
/// Where devices are interchangeable, a world and the same world under other names go on alike, and
/// one of them stands for both. What is in no list keeps its name.
public struct Renaming: Hashable, Sendable {
  /// By device, which is by its session at time 0 as well.
  public var devices: [Int32]
  public var steps: [Int32]
  public var invocations: [Int32]
  /// By the number of a key, which counts from 1; 0, and no entry, say that no other name is known.
  public var keys: [UInt32]

  /// Makes a renaming; without lists, all names stay as they are, but no key has one.
  public init(
    devices: [Int32] = [], steps: [Int32] = [], invocations: [Int32] = [], keys: [UInt32] = []
  ) {
    self.devices = devices
    self.steps = steps
    self.invocations = invocations
    self.keys = keys
  }

  /// The device in the place of one.
  public func device(_ device: DeviceID) -> DeviceID {
    DeviceID(Int(Renaming.name(device.index, in: devices)))
  }

  /// The session in the place of one; later sessions count in the order of the sign-ins.
  public func session(_ session: SessionID) -> SessionID {
    SessionID(Int(Renaming.name(session.index, in: devices)))
  }

  /// The step in the place of one; -1 stays -1.
  public func step(_ step: Int32) -> Int32 { Renaming.name(step, in: steps) }

  /// The invocation in the place of one, and so the operation that it makes; -1 stays -1.
  public func invocation(_ invocation: Int32) -> Int32 {
    Renaming.name(invocation, in: invocations)
  }

  /// The key in the place of one; `nil` where that is not known.
  public func key(_ key: OperationKey) -> OperationKey? {
    guard Int(key.number) < keys.count, keys[Int(key.number)] > 0 else { return nil }
    return OperationKey(epoch: key.epoch, number: keys[Int(key.number)])
  }

  private static func name(_ index: Int32, in list: [Int32]) -> Int32 {
    index >= 0 && Int(index) < list.count ? list[Int(index)] : index
  }
}
