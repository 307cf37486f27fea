/** Calls back when somebody turns to the page, or comes back to it; the answer stops it. */
export function onReturnToPage(turned: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['focus', 'pageshow', 'online']) {
    window.addEventListener(type, turned, { signal });
  }
  const seen = () => {
    if (document.visibilityState === 'visible') turned();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  return () => listening.abort();
}
