import { describe, expect, test } from 'vitest';
import {
  answerPerPurpose,
  answerTo,
  firstMode,
  isUnanswered,
  NO_CHOICE,
  parseChoice,
  purposes,
  wallAnswer,
} from '#src/model/consent/choices.ts';
import {
  isAnalyticsCookie,
  isPageOpen,
  parseConsent,
  showsCookieBanner,
} from '#src/model/consent/consent.ts';
import { CHOICE_VERSION, nextChoice } from '#src/model/consent/nextChoice.ts';

const stored = {
  answers: { statistics: true, botCheck: false },
  ...{ browser: 'a-browser', revision: 3, version: '2026-01-01', isLogged: true },
};
const chosen = (answers: unknown) => JSON.stringify({ ...stored, answers });
const [yesToAll, noToAll] = [answerTo(purposes, true), answerTo(purposes, false)];

describe('the stored choice', () => {
  test('is read as it was written, without what is no answer to a purpose of ours', () => {
    expect(parseChoice(JSON.stringify(stored))).toEqual(stored);
    const others = { statistics: 'ja', botCheck: true, advertising: true };
    expect(parseChoice(chosen(others)).answers).toEqual({ botCheck: true });
    expect(parseChoice(chosen(null)).answers).toEqual({});
  });

  test('of the wall: a no answers everything and is not logged again, a yes was no free choice', () => {
    const { answers, isLogged } = parseChoice('declined');
    expect(answers).toEqual({ statistics: false, botCheck: false, convenience: false });
    expect(isLogged).toBe(true);
    expect(parseChoice('accepted').answers).toEqual({});
  });

  test.each([
    ...[undefined, '', 'maybe', 'null', '7', '[]', '{"answers":{"statistics":true}}'],
    ...[{ browser: 7 }, { revision: '3' }, { version: null }].map((wrong) =>
      JSON.stringify({ ...stored, ...wrong }),
    ),
  ])('%s is no choice', (text) => {
    expect(parseChoice(text)).toEqual(NO_CHOICE);
  });

  test('is asked for until each purpose that is offered is answered', () => {
    const states = [{}, { statistics: false }, noToAll, yesToAll];
    const open = states.map((answers) => isUnanswered(answers, purposes));
    expect(open).toEqual([true, true, false, false]);
    expect(isUnanswered({ statistics: false }, ['statistics'])).toBe(false);
  });
});

test('the next choice adds to the answers, counts, has to be logged, and names the browser', () => {
  expect(nextChoice(stored, { botCheck: true }, 'another-name')).toEqual({
    answers: { statistics: true, botCheck: true },
    ...{ browser: 'a-browser', revision: 4, version: CHOICE_VERSION, isLogged: false },
  });
  const first = { browser: 'new-name', revision: 1 };
  expect(nextChoice(NO_CHOICE, { botCheck: true }, 'new-name')).toMatchObject(first);
});

test.each([
  [undefined, null],
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['maybe', null],
  [chosen(yesToAll), 'accepted'],
  [chosen(noToAll), null],
  [chosen({ statistics: true, botCheck: true }), null],
  [chosen({ statistics: true, botCheck: true, convenience: false }), null],
])('at the wall %s counts as %s', (text, expected) => {
  expect(wallAnswer(text)).toBe(expected);
});

test.each([
  [undefined, 'wall', 'wall'],
  [undefined, 'choice', 'choice'],
  ['accepted', 'wall', 'wall'],
  ['declined', 'wall', 'wall'],
  ['accepted', 'choice', 'choice'],
  ['{', 'wall', 'wall'],
  [chosen(noToAll), 'wall', 'choice'],
  [chosen({ botCheck: true }), 'wall', 'choice'],
] as const)('with the answer %s a shop built as %s begins as %s', (text, builtIn, expected) => {
  expect(firstMode(text, builtIn)).toBe(expected);
});

test('where each purpose is asked about a yes at the wall is none, and a no is a no to each', () => {
  expect(answerPerPurpose('accepted')).toBeUndefined();
  const kept = answerPerPurpose('declined');
  expect(parseChoice(kept).answers).toEqual(noToAll);
  expect(firstMode(kept, 'wall')).toBe('choice');
  for (const text of [chosen(noToAll), chosen(yesToAll)]) {
    expect(parseChoice(answerPerPurpose(text))).toEqual(parseChoice(text));
  }
});

describe('cookies', () => {
  test('are asked about until they are accepted, besides on the page about them', () => {
    const answers = ['accepted', 'declined', 'maybe', null].map(parseConsent);
    expect(answers).toEqual(['accepted', 'declined', null, null]);
    const shown = (path: string) =>
      ([null, 'declined', 'accepted'] as const).map((consent) => showsCookieBanner(consent, path));
    expect(shown('/')).toEqual([true, true, false]);
    expect(shown('/cookies-politik')).toEqual([true, false, false]);
  });

  test('when declined leave open what has to be read, and galleries of clients', () => {
    const open = ['/', '/cookies-politik', '/privatlivspolitik', '/k%C3%B8bsbetingelser'];
    const paths = [
      ...open,
      '/cookies-declined',
      '/kundegalleri',
      '/ukendt',
      '/portfolio',
      '/login',
    ];
    expect(paths.filter((path) => isPageOpen('declined', path))).toEqual(paths.slice(0, 6));
    expect(isPageOpen(null, '/portfolio')).toBe(true);
    expect(isPageOpen('accepted', '/portfolio')).toBe(true);
  });

  test('that measure visits are known by their names', () => {
    const names = ['_ga', '_ga_ABC', '_gid', 'ga', 'session'];
    expect(names.filter(isAnalyticsCookie)).toEqual(['_ga', '_ga_ABC', '_gid']);
  });
});
