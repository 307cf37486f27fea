/** Runs work each time the connection comes back. Returns a function that ends it. */
export function whenOnline(work: () => void): () => void {
  window.addEventListener('online', work);
  return () => window.removeEventListener('online', work);
}
