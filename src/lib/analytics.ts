import { isAnalyticsCookie } from '#src/model/consent/consent.ts';
import { deleteCookies } from './browserStorage.ts';

/*
 * Google Analytics. Nothing of it is loaded before `startAnalytics`, which needs the visitor's consent
 * and a measurement id; until then, and after `stopAnalytics`, what is tracked goes nowhere.
 */
const ORIGIN = 'https://www.googletagmanager.com';

interface AnalyticsWindow {
  dataLayer?: unknown[];
  /** Google's own switch: while it is true its script sends nothing. */
  [disable: `ga-disable-${string}`]: boolean;
}

let current: string | undefined;

function layer(): unknown[] {
  const holder = window as unknown as AnalyticsWindow;
  holder.dataLayer ??= [];
  return holder.dataLayer;
}

// Google's script takes only the `arguments` object itself for a command, not an array.
const send = function () {
  // eslint-disable-next-line prefer-rest-params
  layer().push(arguments);
} as (...command: unknown[]) => void;

function setDisabled(measurementId: string, isDisabled: boolean): void {
  (window as unknown as AnalyticsWindow)[`ga-disable-${measurementId}`] = isDisabled;
}

function loadScript(measurementId: string): void {
  const address = `${ORIGIN}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

export function startAnalytics(measurementId: string): void {
  if (current === measurementId) return;
  current = measurementId;
  setDisabled(measurementId, false);
  send('js', new Date());
  // Pages are told one by one: the script would miss those that are shown without a load.
  send('config', measurementId, { send_page_view: false, allow_google_signals: false });
  loadScript(measurementId);
}

/** Stops measuring at once, and deletes what it left behind. */
export function stopAnalytics(): void {
  if (current === undefined) return;
  setDisabled(current, true);
  document.querySelectorAll(`script[src^="${ORIGIN}/"]`).forEach((script) => script.remove());
  current = undefined;
  deleteCookies(isAnalyticsCookie);
}

/** The query is left out: it may hold the secret of a mailed link. */
export function trackPage(path: string, title: string): void {
  if (current === undefined) return;
  const page = { page_location: `${window.location.origin}${path}`, page_title: title };
  send('set', page);
  send('event', 'page_view', page);
}

/** Somebody has written: what a portfolio hopes for. */
export function trackLead(): void {
  if (current !== undefined) send('event', 'generate_lead');
}
