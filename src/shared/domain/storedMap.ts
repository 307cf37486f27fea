/** Whether a stored value is a map, and none of the SDK's own things: a reference leads around in circles. */
export function isStoredMap(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
