/** A request sent before the application was loaded, and its response. */
interface EarlyResponse {
  response: Promise<Response>;
  sentAt: number;
}

declare global {
  interface Window {
    /** The early responses by address. */
    earlyResponses?: Map<string, EarlyResponse>;
  }
}

/** The application takes early responses while it starts. Who asks later wants fresh data. */
const FRESH_MS = 15_000;

/**
 * Sends a request early and keeps its response for the application, which will send the same one.
 */
export function fetchEarly(url: string, signal: AbortSignal): Promise<Response> {
  const response = fetch(url, { signal });
  window.earlyResponses ??= new Map();
  window.earlyResponses.set(url, { response, sentAt: Date.now() });
  return response.then((answer) => answer.clone());
}

/**
 * The early response to this request. It is used once, because a second request wants fresh data.
 */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const responses = typeof window === 'undefined' ? undefined : window.earlyResponses;
  const early = responses?.get(url);
  responses?.delete(url);
  return early && Date.now() - early.sentAt < FRESH_MS ? early.response : undefined;
}
