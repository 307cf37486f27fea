import { describe, expect, test } from 'vitest';
import {
  ASKED_LIST,
  canSend,
  choicesSchema,
  chosenIn,
  commented,
  commentOn,
  FIRST_LIST,
  isChosen,
  isFull,
  listed,
  listsOf,
  mergedChoices,
  NO_CHOICES,
  toggled,
  type Choices,
  type PictureEntry,
} from '#src/model/clients/choices.ts';
import { acceptedChoices, isStorable, nextBatch, unsent } from '#src/model/clients/choiceSync.ts';

const gallery = ['a', 'b', 'c'].map((id) => ({ id }));
const pictureIds = new Set(['a', 'b', 'c']);

const chosen = (pictureId: string, lists: string[], at: number): Choices => ({
  lists: {},
  pictures: { [pictureId]: { lists, comment: '', at, commentAt: at } },
});

const idsIn = (choices: Choices, listId: string) =>
  chosenIn(choices, listId, gallery).map(({ id }) => id);

/** The state after changes that were made one after the other. */
const after = (...changes: ((choices: Choices, now: number) => Choices)[]) =>
  changes.reduce(
    (known, make, index) => mergedChoices(known, make(known, 1000 + index)),
    NO_CHOICES,
  );

const heart = (pictureId: string, listId: string) => (choices: Choices, now: number) =>
  toggled(choices, { pictureId, listId }, now);

describe('choosing', () => {
  test('puts a picture into a list and takes it out, and leaves its other lists and its comment', () => {
    const choices = after(
      heart('b', ASKED_LIST),
      heart('a', ASKED_LIST),
      heart('b', FIRST_LIST),
      (known, now) => commented(known, { pictureId: 'b', comment: 'Lysere' }, now),
      heart('b', ASKED_LIST),
    );
    expect(idsIn(choices, ASKED_LIST)).toEqual(['a']);
    expect(idsIn(choices, FIRST_LIST)).toEqual(['b']);
    expect(commentOn(choices, 'b')).toBe('Lysere');
    expect(commentOn(choices, 'c')).toBe('');
  });

  test('is listed in the order of the gallery', () => {
    const choices = after(heart('c', 'x'), heart('a', 'x'), heart('b', 'x'));
    expect(idsIn(choices, 'x')).toEqual(['a', 'b', 'c']);
  });

  test('begins with the list that is asked for, and forgets one that was removed', () => {
    const choices = after(
      (known, now) => listed(known, { listId: 'x', name: 'Til farmor' }, now),
      (known, now) => listed(known, { listId: 'y', name: 'Album' }, now),
      (known, now) => listed(known, { listId: 'y', name: '' }, now),
    );
    const namesWith = (askedCount: number) =>
      listsOf(choices, { askedName: 'Bogen', askedCount }, 'Favoritter').map(({ name }) => name);
    expect(namesWith(40)).toEqual(['Bogen', 'Favoritter', 'Til farmor']);
    expect(namesWith(0)).toEqual(['Favoritter', 'Til farmor']);
  });

  test('ends at the limit, and can be sent with one picture or more', () => {
    expect([isFull({ limit: 2 }, 1), isFull({ limit: 2 }, 2), isFull({}, 900)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([0, 1, 2, 3].map((count) => canSend(count, { askedCount: 2 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('two devices', () => {
  test('change hearts and comments apart', () => {
    const place = { pictureId: 'a', comment: 'Lysere' };
    const known = chosen('a', [ASKED_LIST], 5);
    const comment = commented(known, place, 10);
    const heart = toggled(known, { pictureId: 'a', listId: FIRST_LIST }, 20);
    for (const both of [mergedChoices(comment, heart), mergedChoices(heart, comment)]) {
      expect(commentOn(both, 'a')).toBe('Lysere');
      expect(idsIn(both, FIRST_LIST)).toEqual(['a']);
    }
    // A comment that is not sent yet stays when the heart before it has arrived.
    expect(commentOn(unsent(mergedChoices(heart, comment), heart), 'a')).toBe('Lysere');
  });

  test('change the lists of the same picture apart', () => {
    const list = (listId: string) => ({ pictureId: 'a', listId });
    const known = chosen('a', ['x', 'y'], 5);
    const one = toggled(toggled(known, list('x'), 30), list(ASKED_LIST), 31);
    const other = toggled(toggled(known, list('y'), 20), list(FIRST_LIST), 40);
    for (const both of [mergedChoices(one, other), mergedChoices(other, one)]) {
      expect(both.pictures['a']?.lists.toSorted()).toEqual([ASKED_LIST, FIRST_LIST].toSorted());
      const again = mergedChoices(both, toggled(both, list('x'), 50));
      expect(idsIn(mergedChoices(again, one), 'x')).toEqual(['a']);
    }
  });

  test('keep the last change of each picture, in whichever order they arrive', () => {
    const one = mergedChoices(chosen('a', ['x'], 10), chosen('b', ['x'], 30));
    const other = mergedChoices(chosen('a', [], 20), chosen('b', [], 20));
    for (const both of [mergedChoices(one, other), mergedChoices(other, one)]) {
      expect(idsIn(both, 'x')).toEqual(['b']);
    }
  });

  test('of which one has a late clock: a change that has seen the other is newer', () => {
    const known = chosen('a', ['x'], 5000);
    const change = toggled(known, { pictureId: 'a', listId: 'x' }, 10);
    expect(isChosen(mergedChoices(known, change), 'a', 'x')).toBe(false);
  });
});

describe('what is sent', () => {
  const many: Choices = {
    lists: { x: { name: 'Album', at: 1 } },
    pictures: Object.fromEntries(
      Array.from({ length: 45 }, (_, index) => [`p${index}`, { lists: [], comment: '', at: 1 }]),
    ),
  };

  test('goes in parts, until nothing is left', () => {
    let left = many;
    const sizes: number[] = [];
    while (Object.keys(left.pictures).length > 0) {
      const batch = nextBatch(left);
      sizes.push(Object.keys(batch.pictures).length);
      left = unsent(left, batch);
    }
    expect(sizes).toEqual([12, 12, 12, 9]);
    expect(left).toEqual(NO_CHOICES);
  });

  test('fits into a request with the longest comments', () => {
    const lists = Array.from({ length: 22 }, (_, index) => `list0123456789-${index}`);
    const at = 1_700_000_000_000;
    const listsAt = Object.fromEntries(lists.map((id) => [id, at]));
    const entry = { lists, listsAt, comment: '語'.repeat(300), at, commentAt: at };
    const pictures: Choices['pictures'] = {};
    for (let index = 0; index < 45; index += 1) pictures[`picture0123456789-${index}`] = entry;
    const batch = nextBatch({ ...many, pictures });
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(31 * 1024);
  });

  test('leaves a change that was made meanwhile', () => {
    const sent = chosen('a', ['x'], 10);
    expect(unsent(mergedChoices(sent, chosen('a', [], 11)), sent)).toEqual(chosen('a', [], 11));
  });
});

describe('the server', () => {
  const lists = { x: { name: 'Album', at: 1 } };
  const accept = (stored: Choices, changes: Choices, isSent = false) =>
    acceptedChoices(stored, changes, { pictureIds, isSent, now: 100 });

  test('takes the newer change, and dates none after its arrival', () => {
    const stored = chosen('a', [FIRST_LIST], 50);
    expect(accept(stored, chosen('a', [], 40))).toEqual(stored);
    expect(accept(stored, chosen('a', [], 9000))).toEqual(chosen('a', [], 100));
  });

  test('dates no change of a list after its arrival, and keeps the times of known lists only', () => {
    const toggle = (listId: string, now: number) =>
      toggled(NO_CHOICES, { pictureId: 'a', listId }, now);
    const changes = mergedChoices(toggle(FIRST_LIST, 40), toggle('unknown', 9000));
    expect(accept(NO_CHOICES, changes).pictures['a']).toMatchObject({
      lists: [FIRST_LIST],
      listsAt: { [FIRST_LIST]: 40 },
      at: 100,
    });
    expect(accept(NO_CHOICES, toggle(ASKED_LIST, 9000)).pictures['a']?.listsAt).toEqual({
      [ASKED_LIST]: 100,
    });
  });

  test('changes nothing when the same arrives again', () => {
    const once = accept(NO_CHOICES, chosen('a', ['x'], 60));
    expect(accept(once, chosen('a', ['x'], 60))).toEqual(once);
  });

  test('drops pictures that are not in the gallery', () => {
    expect(accept(chosen('gone', ['x'], 1), chosen('other', ['x'], 2))).toEqual(NO_CHOICES);
    const named = { ...chosen('a', [], 2).pictures['a'], listsAt: { x: 2 } } as PictureEntry;
    expect(accept(NO_CHOICES, { lists: {}, pictures: { constructor: named } })).toEqual(NO_CHOICES);
  });

  test('leaves a choice that was sent, and takes everything else', () => {
    const two = mergedChoices(chosen('a', [ASKED_LIST], 1), chosen('b', [], 1));
    const stored = { ...two, lists };
    const changes = mergedChoices(
      commented(chosen('a', ['x'], 49), { pictureId: 'a', comment: 'Lysere' }, 50),
      chosen('b', [ASKED_LIST, 'x'], 50),
    );
    const result = accept(stored, changes, true);
    expect(idsIn(result, ASKED_LIST)).toEqual(['a']);
    expect(idsIn(result, 'x')).toEqual(['a', 'b']);
    expect(commentOn(result, 'a')).toBe('Lysere');
    expect(idsIn(accept(stored, changes), ASKED_LIST)).toEqual(['b']);
  });

  test('knows no other lists than those of the person, and each once', () => {
    const made = Array.from({ length: 22 }, (_, index) => `made${index}`);
    const sent = { ...chosen('a', [ASKED_LIST], 1), lists };
    const changes = chosen('a', [...made.slice(2), 'x', 'x'], 50);
    expect(accept(sent, changes, true).pictures['a']?.lists).toEqual([ASKED_LIST, 'x']);
  });

  test('stores what people choose, and not what would fill the answers to the others', () => {
    const pictures = (comment: string) =>
      Object.fromEntries(
        Array.from({ length: 800 }, (_, index) => [
          `picture0123456789-${index}`,
          { lists: [ASKED_LIST, FIRST_LIST], comment, at: 1_700_000_000_000 },
        ]),
      );
    expect(isStorable({ lists, pictures: pictures('Gerne i sort-hvid') })).toBe(true);
    expect(isStorable({ lists, pictures: pictures('x'.repeat(300)) })).toBe(false);
  });

  test('keeps no more than twenty lists', () => {
    const listsFrom = (first: number) => ({
      lists: Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`l${first + index}`, { name: 'x', at: 1 }]),
      ),
      pictures: {},
    });
    const result = accept(listsFrom(0), listsFrom(20));
    expect(Object.keys(result.lists)).toEqual(Object.keys(listsFrom(0).lists));
  });

  test.each([
    { pictures: { a: { lists: ['x'], comment: 'x'.repeat(301), at: 1 } } },
    { pictures: { a: { lists: new Array(23).fill('x'), comment: '', at: 1 } } },
    { pictures: { a: { lists: ['x y'], comment: '', at: 1 } } },
    { pictures: { a: { lists: [], comment: '', at: -1 } } },
    { pictures: { a: { lists: [], listsAt: { x: -1 }, comment: '', at: 1 } } },
    { pictures: { a: { lists: [], listsAt: { 'x y': 1 }, comment: '', at: 1 } } },
    { pictures: { a: { lists: [], comment: '', at: 1, more: 1 } } },
    { pictures: { 'a/b': { lists: [], comment: '', at: 1 } } },
    { lists: { x: { name: 'x'.repeat(41), at: 1 } } },
    { more: {} },
  ])('takes no %j', (changes) => {
    expect(choicesSchema.safeParse({ lists: {}, pictures: {}, ...changes }).success).toBe(false);
  });

  test('is not led astray by names that every object has', () => {
    const entry = { lists: ['x'], comment: '', at: 1 };
    const pictures = Object.fromEntries(['constructor', 'toString'].map((id) => [id, entry]));
    expect(accept(NO_CHOICES, choicesSchema.parse({ lists: {}, pictures }))).toEqual(NO_CHOICES);
  });
});
