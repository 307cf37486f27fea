import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';

const TIME_ZONE = 'Europe/Copenhagen';

const formats = {
  date: new Intl.DateTimeFormat('da-DK', { timeZone: TIME_ZONE }),
  longDate: new Intl.DateTimeFormat('da-DK', { timeZone: TIME_ZONE, dateStyle: 'long' }),
  day: new Intl.DateTimeFormat('da-DK', { timeZone: TIME_ZONE, day: 'numeric', month: 'long' }),
  dateTime: new Intl.DateTimeFormat('da-DK', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
  time: new Intl.DateTimeFormat('da-DK', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }),
  parts: new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
};

/** `24.6.2025`, in the time zone of Copenhagen. */
export function formatDate(date: Date): string {
  return formats.date.format(date);
}

/** `24. juni 2025`. */
export function formatLongDate(date: Date): string {
  return formats.longDate.format(date);
}

/** `24. juni`. */
export function formatDay(date: Date): string {
  return formats.day.format(date);
}

/** `24.6.2025, 12.05`. */
export function formatDateTime(date: Date): string {
  return formats.dateTime.format(date);
}

/** `24.6.2025 kl. 12.05`, for the middle of a sentence. */
export function formatMoment(date: Date): string {
  return formatDateTime(date).replace(', ', ' kl. ');
}

/** `12.05.09`. */
export function formatTime(date: Date): string {
  return formats.time.format(date);
}

/** The moment at which clocks in Copenhagen show what the clock of this machine shows at another one. */
export function onDanishClocks(date: Date): Date {
  const shown = date.getTime() - date.getTimezoneOffset() * MINUTE_MS;
  // Copenhagen is two hours ahead in summer and one in winter.
  const summer = new Date(shown - 2 * HOUR_MS);
  const hour = new Date(shown).toISOString().slice(11, 13);
  return formatTime(summer).startsWith(hour) ? summer : new Date(shown - HOUR_MS);
}

/** `20250624`: the calendar day in Copenhagen. */
export function compactDay(date: Date): string {
  const parts = Object.fromEntries(
    formats.parts.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${parts['year'] ?? ''}${parts['month'] ?? ''}${parts['day'] ?? ''}`;
}

/** `2025-06-24`: the calendar day in Copenhagen. */
export function isoDay(date: Date): string {
  const day = compactDay(date);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}

/** The first moment in Copenhagen of a day such as `2025-06-24`. */
export function startOfDay(day: string): Date {
  // Copenhagen is two hours ahead in summer and one in winter, and never changes at midnight.
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return isoDay(summer) === day ? summer : new Date(summer.getTime() + HOUR_MS);
}

/** The noon of the day so many days after one such as `2025-06-24`: clocks may change in between. */
export function daysAfter(day: string, days: number): Date {
  return new Date(startOfDay(day).getTime() + (days + 0.5) * DAY_MS);
}
