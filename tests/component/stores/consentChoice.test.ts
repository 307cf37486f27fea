import { beforeEach, describe, expect, test, vi } from 'vitest';
import { purposes } from '#src/model/consent/choices.ts';
import { choiceLogged, setChoice } from '#src/stores/consentChoice.ts';
import { allows, choiceOf, followConsent, hasConsent, useConsent } from '#src/stores/consent.ts';
import { askPerPurpose } from '../../support/askPerPurpose.ts';

const KEY = 'cookieConsent';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useConsent.setState(useConsent.getInitialState(), true);
});
askPerPurpose();

const allowed = () => purposes.filter((purpose) => allows(purpose));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown>;

function anotherTabKeeps(text: string): void {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
}

test('the shop is open before any answer, and each purpose has an answer of its own', () => {
  expect(hasConsent()).toBe(true);
  expect(allowed()).toEqual([]);
  expect(localStorage.length).toBe(0);
  setChoice({ statistics: true, convenience: false });
  expect(allowed()).toEqual(['statistics']);
  // A random name, which stays.
  const { browser } = choiceOf();
  expect(browser).toMatch(/^[0-9a-f-]{36}$/);
  setChoice({ botCheck: true });
  expect(allowed()).toEqual(['statistics', 'botCheck']);
  expect(kept()).toMatchObject({
    answers: { statistics: true, botCheck: true, convenience: false },
    revision: 2,
    isLogged: false,
    browser,
  });
});

test('a no removes what the purpose has left', () => {
  document.cookie = '_ga=1; path=/';
  sessionStorage.setItem('contactDraft', '{}');
  localStorage.setItem('_grecaptcha', 'x');
  setChoice({ statistics: true, botCheck: true, convenience: true });
  expect(document.cookie).toContain('_ga');
  expect(sessionStorage.length).toBe(1);
  setChoice({ statistics: false, botCheck: false, convenience: false });
  expect(document.cookie).toBe('');
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('_grecaptcha')).toBeNull();
});

test('what a yes at the wall has left goes when the site asks anew', () => {
  document.cookie = '_ga=1; path=/';
  followConsent()();
  expect(document.cookie).toBe('');
});

describe('another tab', () => {
  test('answers for this one', () => {
    const stop = followConsent();
    setChoice({ statistics: true });
    anotherTabKeeps(JSON.stringify({ ...kept(), answers: { statistics: false }, revision: 2 }));
    stop();
    expect(allowed()).toEqual([]);
    setChoice({ botCheck: true });
    expect(choiceOf()).toMatchObject({ revision: 3, answers: { statistics: false } });
  });

  test('whose answer this tab has not heard of is not lost', () => {
    setChoice({ statistics: true });
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), answers: {}, revision: 2 }));
    setChoice({ botCheck: true });
    expect(choiceOf()).toMatchObject({ revision: 3, answers: { botCheck: true } });
    expect(allowed()).toEqual(['botCheck']);
  });
});

test('without storage the answers hold in this tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  setChoice({ statistics: true });
  setChoice({ botCheck: true });
  expect(allowed()).toEqual(['statistics', 'botCheck']);
});

describe('the log', () => {
  test('an answer that was logged is not logged again', () => {
    setChoice({ statistics: true });
    choiceLogged(choiceOf());
    expect(kept()).toMatchObject({ isLogged: true });
    expect(choiceOf().isLogged).toBe(true);
  });

  test('a later answer still has to be logged', () => {
    setChoice({ statistics: true });
    const first = choiceOf();
    setChoice({ statistics: false });
    choiceLogged(first);
    expect(choiceOf()).toMatchObject({ isLogged: false, revision: 2 });
  });
});
