/** Calls `onReturn` when the tab gets the focus, becomes visible or is online again. Returns the unsubscribe function. */
export function onReturnToPage(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['focus', 'pageshow', 'online']) {
    window.addEventListener(type, onReturn, { signal });
  }
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  return () => listening.abort();
}
