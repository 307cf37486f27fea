/** True when the user cancelled the browser's action, for example by closing its share sheet. */
export function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
