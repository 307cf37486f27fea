/** Whether somebody called off what the browser was asked to do, by closing its sheet for instance. */
export function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
