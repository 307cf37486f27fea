import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileAccepted } from '#src/hooks/whileAccepted.ts';
import { setConsent } from '#src/stores/consent.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  return { start, stop, end: whileAccepted(start) };
}

test('nothing begins before a yes', () => {
  const { start } = follow();
  vi.runAllTimers();
  setConsent('declined');
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});

test('a yes begins it once the page is idle, a no ends it, another yes begins it again', () => {
  const { start, stop } = follow();
  setConsent('accepted');
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
  setConsent('accepted');
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
  setConsent('declined');
  expect(stop).toHaveBeenCalledOnce();
  setConsent('accepted');
  vi.runAllTimers();
  expect(start).toHaveBeenCalledTimes(2);
});

test('what is ended before it could begin never begins', () => {
  setConsent('accepted');
  const { start, end } = follow();
  end();
  setConsent('declined');
  setConsent('accepted');
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});
