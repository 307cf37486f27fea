/** A request that left before the application was there, and its answer. */
interface EarlyAnswer {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer;
  }
}

/** Asks before anybody else does; the answer is kept for whoever asks for the same. */
export function askEarly(url: string, signal: AbortSignal): Promise<Response> {
  const response = fetch(url, { signal });
  window.earlyAnswer = { url, response };
  return response.then((answer) => answer.clone());
}

/** The early answer to this question, once: asking again means that a fresh one is wanted. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswer;
  if (early?.url !== url) return undefined;
  delete window.earlyAnswer;
  return early.response;
}
