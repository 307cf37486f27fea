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
import { CHOICE_VERSION, nextChoice } from '#src/model/consent/nextChoice.ts';

const stored = {
  answers: { statistics: true, botCheck: false },
  browser: 'a-browser',
  revision: 3,
  version: '2026-01-01',
  isLogged: true,
};

describe('the stored choice', () => {
  test('is read as it was written', () => {
    expect(parseChoice(JSON.stringify(stored))).toEqual(stored);
  });

  test('a no at the wall is a no to everything, and nothing that has to be logged', () => {
    const { answers, isLogged } = parseChoice('declined');
    expect(answers).toEqual({ statistics: false, botCheck: false, convenience: false });
    expect(isLogged).toBe(true);
  });

  test('a yes at the wall was no free choice: everything is asked', () => {
    expect(isUnanswered(parseChoice('accepted').answers, purposes)).toBe(true);
    expect(parseChoice('accepted').answers).toEqual({});
  });

  test.each([
    undefined,
    '',
    'maybe',
    'null',
    '7',
    '[]',
    '{"answers":{"statistics":true}}',
    JSON.stringify({ ...stored, browser: 7 }),
    JSON.stringify({ ...stored, revision: '3' }),
    JSON.stringify({ ...stored, version: null }),
  ])('%s is no choice', (text) => {
    expect(parseChoice(text)).toEqual(NO_CHOICE);
  });

  test('what is no answer to a purpose of ours is dropped', () => {
    const answers = { statistics: 'ja', botCheck: true, advertising: true };
    expect(parseChoice(JSON.stringify({ ...stored, answers })).answers).toEqual({ botCheck: true });
  });

  test('answers that are none at all are dropped', () => {
    expect(parseChoice(JSON.stringify({ ...stored, answers: null })).answers).toEqual({});
  });
});

describe('the next choice', () => {
  test('adds to the answers, counts, and has to be logged', () => {
    expect(nextChoice(stored, { botCheck: true }, 'another-name')).toEqual({
      answers: { statistics: true, botCheck: true },
      browser: 'a-browser',
      revision: 4,
      version: CHOICE_VERSION,
      isLogged: false,
    });
  });

  test('names a browser that has no name', () => {
    expect(nextChoice(NO_CHOICE, { botCheck: true }, 'new-name')).toMatchObject({
      browser: 'new-name',
      revision: 1,
    });
  });
});

test.each([
  [{}, true],
  [{ statistics: false }, true],
  [answerTo(purposes, false), false],
  [answerTo(purposes, true), false],
])('after %j something is left to ask: %s', (answers, expected) => {
  expect(isUnanswered(answers, purposes)).toBe(expected);
});

test('a purpose that is not offered is not asked about', () => {
  expect(isUnanswered({ statistics: false }, ['statistics'])).toBe(false);
});

const chosen = (answers: object) => JSON.stringify({ ...stored, answers });
const yesToAll = chosen(answerTo(purposes, true));
const noToAll = chosen(answerTo(purposes, false));

describe('at the wall', () => {
  test.each([
    [undefined, null],
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['maybe', null],
    [yesToAll, 'accepted'],
    [noToAll, null],
    [chosen({ statistics: true, botCheck: true }), null],
    [chosen({ statistics: true, botCheck: true, convenience: false }), null],
  ])('%s counts as %s', (text, expected) => {
    expect(wallAnswer(text)).toBe(expected);
  });
});

describe('before the settings are read', () => {
  test.each([
    [undefined, 'wall', 'wall'],
    [undefined, 'choice', 'choice'],
    ['accepted', 'wall', 'wall'],
    ['declined', 'wall', 'wall'],
    ['accepted', 'choice', 'choice'],
    ['{', 'wall', 'wall'],
    [noToAll, 'wall', 'choice'],
    [chosen({ botCheck: true }), 'wall', 'choice'],
  ] as const)('with the answer %s a shop built as %s begins as %s', (text, builtIn, expected) => {
    expect(firstMode(text, builtIn)).toBe(expected);
  });
});

describe('where each purpose is asked about', () => {
  test('a yes at the wall is no answer', () => {
    expect(answerPerPurpose('accepted')).toBeUndefined();
  });

  test('a no at the wall is kept as a no to each', () => {
    const kept = answerPerPurpose('declined');
    expect(parseChoice(kept).answers).toEqual(answerTo(purposes, false));
    expect(firstMode(kept, 'wall')).toBe('choice');
  });

  test.each([noToAll, yesToAll])('%s stays', (text) => {
    expect(parseChoice(answerPerPurpose(text))).toEqual(parseChoice(text));
  });
});
