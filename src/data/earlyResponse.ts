declare global {
  interface Window {
    /** The responses to requests that were sent before the application was loaded, by address. */
    earlyResponses?: Map<string, Promise<Response>>;
  }
}

/** The application takes early responses while it starts. Who asks later wants fresh data. */
const FRESH_MS = 15_000;

/**
 * Sends a request early and keeps its response for the application, which will send the same one.
 */
export function fetchEarly(url: string, signal: AbortSignal): Promise<Response> {
  const response = fetch(url, { signal });
  const responses = (window.earlyResponses ??= new Map<string, Promise<Response>>());
  responses.set(url, response);
  setTimeout(() => responses.delete(url), FRESH_MS);
  return response.then((answer) => answer.clone());
}

/**
 * The early response to this request. It is used once, because a second request wants fresh data.
 */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const responses = typeof window === 'undefined' ? undefined : window.earlyResponses;
  const response = responses?.get(url);
  responses?.delete(url);
  return response;
}
