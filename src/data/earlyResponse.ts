/** A request sent before the application was loaded, and its response. */
interface EarlyResponse {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyResponse?: EarlyResponse;
  }
}

/**
 * Sends a request early and keeps its response for the application, which will send the same one.
 */
export function fetchEarly(url: string, signal: AbortSignal): Promise<Response> {
  const response = fetch(url, { signal });
  window.earlyResponse = { url, response };
  return response.then((answer) => answer.clone());
}

/**
 * The early response to this request. It is used once, because a second request wants fresh data.
 */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyResponse;
  if (early?.url !== url) return undefined;
  delete window.earlyResponse;
  return early.response;
}
