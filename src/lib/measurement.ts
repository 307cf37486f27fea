import { isAnalyticsCookie } from '#src/model/consent/consent.ts';
import { deleteCookies } from './browserStorage.ts';

/*
 * Google Analytics. The file has a neutral name, because blockers refuse files that are called
 * analytics or tracking. Nothing is loaded before `startMeasuring`, which requires the visitor's
 * consent and a measurement id. Before that, and after `stopMeasuring`, tracking does nothing.
 */
const ORIGIN = 'https://www.googletagmanager.com';

interface AnalyticsWindow {
  dataLayer?: unknown[];
  /** Google's opt-out: while it is true the script sends nothing. */
  [disable: `ga-disable-${string}`]: boolean;
}

let current: string | undefined;

function layer(): unknown[] {
  const holder = window as unknown as AnalyticsWindow;
  holder.dataLayer ??= [];
  return holder.dataLayer;
}

// Google's script accepts only an `arguments` object as a command, not an array.
const send = function () {
  // oxlint-disable-next-line prefer-rest-params
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

export function startMeasuring(measurementId: string): void {
  if (current === measurementId) return;
  current = measurementId;
  setDisabled(measurementId, false);
  send('js', new Date());
  // Page views are sent by `trackPage`: the script would miss navigation without a reload.
  send('config', measurementId, { send_page_view: false, allow_google_signals: false });
  loadScript(measurementId);
}

/** Stops measuring at once and deletes its cookies. */
export function stopMeasuring(): void {
  if (current === undefined) return;
  setDisabled(current, true);
  document.querySelectorAll(`script[src^="${ORIGIN}/"]`).forEach((script) => script.remove());
  current = undefined;
  deleteCookies(isAnalyticsCookie);
}

/** The query is omitted, because it may contain the secret code of a mailed link. */
export function trackPage(path: string, title: string): void {
  if (current === undefined) return;
  const page = { page_location: `${window.location.origin}${path}`, page_title: title };
  send('set', page);
  send('event', 'page_view', page);
}

/** Called when a visitor has sent a contact message. */
export function trackLead(): void {
  if (current !== undefined) send('event', 'generate_lead');
}
