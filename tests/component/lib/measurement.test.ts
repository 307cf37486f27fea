import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMeasuring, stopMeasuring, trackLead, trackPage } from '#src/lib/measurement.ts';

const ID = 'G-TEST';

const sent = () =>
  ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
    Array.from(command),
  );
const scripts = () => [...document.scripts].map((script) => script.src);
const isDisabled = () => (window as unknown as Record<string, unknown>)[`ga-disable-${ID}`];

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});

afterEach(stopMeasuring);

describe('analytics', () => {
  test('loads Google’s script once it is started, and tells pages and leads one by one', () => {
    trackPage('/priser', 'Priser');
    trackLead();
    expect([sent(), scripts()]).toEqual([[], []]);
    startMeasuring(ID);
    startMeasuring(ID);
    trackPage('/priser', 'Priser');
    trackLead();
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    const page = { page_location: `${window.location.origin}/priser`, page_title: 'Priser' };
    expect(sent().slice(1)).toEqual([
      ['config', ID, { send_page_view: false, allow_google_signals: false }],
      ['set', page],
      ['event', 'page_view', page],
      ['event', 'generate_lead'],
    ]);
    expect(isDisabled()).toBe(false);
    // Google's script takes nothing else for a command.
    const [first] = (window as unknown as { dataLayer: unknown[] }).dataLayer;
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
  });

  test('ends at once, and leaves nothing', () => {
    startMeasuring(ID);
    document.cookie = '_ga_TEST=1; path=/';
    stopMeasuring();
    const before = sent().length;
    trackPage('/', 'Jerslev Foto');
    trackLead();
    expect(sent()).toHaveLength(before);
    expect(isDisabled()).toBe(true);
    expect(scripts()).toEqual([]);
    expect(document.cookie).toBe('');
  });
});
