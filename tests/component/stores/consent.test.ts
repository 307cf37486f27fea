import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { purposes, type ConsentMode } from '#src/model/consent/choices.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import {
  allows,
  asksPerPurpose,
  clearConsent,
  followConsent,
  hasConsent,
  setConsent,
  useConsent,
} from '#src/stores/consent.ts';
import { shopChanged, useShop } from '#src/stores/shop.ts';

beforeEach(() => {
  localStorage.clear();
  useConsent.setState(useConsent.getInitialState(), true);
  useShop.setState(useShop.getInitialState(), true);
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
])('another tab decides %s, while it is followed: %s', (stored, expected) => {
  const stop = followConsent();
  decideInAnotherTab(stored);
  stop();
  expect(useConsent.getState().value).toBe(expected);
  decideInAnotherTab(stored === 'declined' ? 'accepted' : 'declined');
  expect(useConsent.getState().value).toBe(expected);
});

const KEY = 'cookieConsent';
const allowed = () => purposes.filter((purpose) => allows(purpose));
const kept = () => localStorage.getItem(KEY);
const read = (consent: ConsentMode) => shopChanged({ ...site, consent });
const to = (answer: boolean) => ({ statistics: answer, botCheck: answer, convenience: answer });

/** Follows a shop that was built with a way of asking, until the end of the test. */
function startAs(consent: ConsentMode): void {
  useShop.setState({ ...site, consent });
  onTestFinished(followConsent());
}

describe('when the wall falls', () => {
  test('a yes at it counts for nothing any more, now and at the next visit', () => {
    startAs('wall');
    setConsent('accepted');
    document.cookie = '_ga=1; path=/';
    read('choice');
    expect(hasConsent()).toBe(true);
    expect(allowed()).toEqual([]);
    expect(document.cookie).toBe('');
    expect(kept()).toBeNull();
  });

  test('a no stays one, and opens the shop', () => {
    startAs('wall');
    setConsent('declined');
    read('choice');
    expect(hasConsent()).toBe(true);
    expect(useConsent.getState()).toMatchObject({ value: null, choice: { answers: to(false) } });
  });

  test('answers that were given per purpose before hold again', () => {
    startAs('choice');
    setChoice({ ...to(false), statistics: true });
    read('wall');
    read('choice');
    expect(allowed()).toEqual(['statistics']);
  });
});

describe('when a wall is built', () => {
  test('a yes to everything opens it', () => {
    startAs('choice');
    setChoice(to(true));
    read('wall');
    expect(useConsent.getState().value).toBe('accepted');
    expect(allowed()).toEqual(purposes);
  });

  test.each([to(false), { ...to(true), statistics: false }, { botCheck: true }, {}])(
    'the answers %j are none: it closes, and asks',
    (answers) => {
      startAs('choice');
      setChoice(answers);
      read('wall');
      expect(useConsent.getState().value).toBeNull();
      expect(hasConsent()).toBe(false);
      expect(allowed()).toEqual([]);
    },
  );
});

describe('before the settings are read', () => {
  test('a yes at the wall is neither counted nor forgotten in a shop that was built without', () => {
    localStorage.setItem(KEY, 'accepted');
    startAs('choice');
    expect(allowed()).toEqual([]);
    read('wall');
    expect(allowed()).toEqual(purposes);
  });

  test('who has answered for each purpose meets no wall', () => {
    const answers = { statistics: true };
    localStorage.setItem(KEY, JSON.stringify({ answers, browser: 'x', revision: 1, version: '1' }));
    startAs('wall');
    expect(asksPerPurpose()).toBe(true);
    expect(allowed()).toEqual(['statistics']);
  });

  test.each([
    ['before', () => startAs('wall')],
    ['after', () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))],
  ])('what the first script has read %s the start is taken over once', (when, take) => {
    if (when === 'after') startAs('wall');
    document.documentElement.dataset['consent'] = 'choice';
    take();
    expect(asksPerPurpose()).toBe(true);
    read('wall');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(asksPerPurpose()).toBe(false);
  });
});
