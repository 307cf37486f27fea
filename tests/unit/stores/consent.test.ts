// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clearConsent, followConsent, setConsent, useConsent } from '#src/stores/consent.ts';

beforeEach(() => {
  localStorage.clear();
  useConsent.setState(useConsent.getInitialState(), true);
});

function decideInAnotherTab(value: string): void {
  localStorage.setItem('cookieConsent', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: value }));
}

test.each(['accepted', 'declined'] as const)('%s is kept until it is forgotten', (value) => {
  setConsent(value);
  expect(useConsent.getState().value).toBe(value);
  expect(localStorage.getItem('cookieConsent')).toBe(value);
  clearConsent();
  expect(useConsent.getState().value).toBeNull();
  expect(localStorage.getItem('cookieConsent')).toBeNull();
});

test.each([
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['maybe', null],
])('another tab decides %s: %s', (stored, expected) => {
  const stop = followConsent();
  decideInAnotherTab(stored);
  stop();
  expect(useConsent.getState().value).toBe(expected);
});

test('after the end of following another tab changes nothing', () => {
  followConsent()();
  decideInAnotherTab('accepted');
  expect(useConsent.getState().value).toBeNull();
});
