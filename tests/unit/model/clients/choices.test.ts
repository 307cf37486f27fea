import { describe, expect, test } from 'vitest';
import {
  ASKED_LIST,
  canSend,
  chooserSchema,
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
} from '#src/model/clients/choices.ts';
import {
  acceptedChoices,
  isStorable,
  nextBatch,
  toldOthers,
  unsent,
} from '#src/model/clients/choiceSync.ts';
import { joinedNames, withAlone } from '#src/model/clients/together.ts';

const gallery = ['a', 'b', 'c'].map((id) => ({ id }));
const pictureIds = new Set(['a', 'b', 'c']);
const lists = { x: { name: 'Album', at: 1 } };

const chosen = (pictureId: string, inLists: string[], at: number): Choices => ({
  lists: {},
  pictures: { [pictureId]: { lists: inLists, comment: '', at, commentAt: at } },
});
const idsIn = (choices: Choices, listId: string) =>
  chosenIn(choices, listId, gallery).map(({ id }) => id);
const numbered = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

/** The state after changes that were made one after the other. */
const after = (...changes: ((choices: Choices, now: number) => Choices)[]) =>
  changes.reduce(
    (known, make, index) => mergedChoices(known, make(known, 1000 + index)),
    NO_CHOICES,
  );
const heart = (pictureId: string, listId: string) => (choices: Choices, now: number) =>
  toggled(choices, { pictureId, listId }, now);
const named = (listId: string, name: string) => (choices: Choices, now: number) =>
  listed(choices, { listId, name }, now);

/** Both ways in which two states can be put together. */
const merges = (one: Choices, other: Choices) => [
  mergedChoices(one, other),
  mergedChoices(other, one),
];

describe('choosing', () => {
  test('puts a picture into a list and takes it out, and leaves its other lists and its comment', () => {
    const choices = after(
      heart('b', ASKED_LIST),
      heart('a', ASKED_LIST),
      heart('b', FIRST_LIST),
      (known, now) => commented(known, { pictureId: 'b', comment: 'Lysere' }, now),
      heart('b', ASKED_LIST),
    );
    expect([idsIn(choices, ASKED_LIST), idsIn(choices, FIRST_LIST)]).toEqual([['a'], ['b']]);
    expect([commentOn(choices, 'b'), commentOn(choices, 'c')]).toEqual(['Lysere', '']);
  });

  test('is listed in the order of the gallery', () => {
    const choices = after(heart('c', 'x'), heart('a', 'x'), heart('b', 'x'));
    expect(idsIn(choices, 'x')).toEqual(['a', 'b', 'c']);
  });

  test('begins with the list that is asked for, and forgets one that was removed', () => {
    const choices = after(named('x', 'Til farmor'), named('y', 'Album'), named('y', ''));
    const namesWith = (askedCount: number) =>
      listsOf(choices, { askedName: 'Bogen', askedCount }, 'Favoritter').map(({ name }) => name);
    expect(namesWith(40)).toEqual(['Bogen', 'Favoritter', 'Til farmor']);
    expect(namesWith(0)).toEqual(['Favoritter', 'Til farmor']);
  });

  test('ends at the limit, and can be sent with one picture or more', () => {
    const full = [isFull({ limit: 2 }, 1), isFull({ limit: 2 }, 2), isFull({}, 900)];
    expect(full).toEqual([false, true, false]);
    const sent = [0, 1, 2, 3].filter((count) => canSend(count, { askedCount: 2 }));
    expect(sent).toEqual([1, 2]);
  });
});

describe('two devices', () => {
  test('change hearts and comments apart', () => {
    const known = chosen('a', [ASKED_LIST], 5);
    const comment = commented(known, { pictureId: 'a', comment: 'Lysere' }, 10);
    const liked = toggled(known, { pictureId: 'a', listId: FIRST_LIST }, 20);
    for (const both of merges(comment, liked)) {
      expect(commentOn(both, 'a')).toBe('Lysere');
      expect(idsIn(both, FIRST_LIST)).toEqual(['a']);
    }
    // A comment that is not sent yet stays when the heart before it has arrived.
    expect(commentOn(unsent(mergedChoices(liked, comment), liked), 'a')).toBe('Lysere');
  });

  test('change the lists of the same picture apart', () => {
    const list = (listId: string) => ({ pictureId: 'a', listId });
    const known = chosen('a', ['x', 'y'], 5);
    const one = toggled(toggled(known, list('x'), 30), list(ASKED_LIST), 31);
    const other = toggled(toggled(known, list('y'), 20), list(FIRST_LIST), 40);
    for (const both of merges(one, other)) {
      expect(new Set(both.pictures['a']?.lists)).toEqual(new Set([ASKED_LIST, FIRST_LIST]));
      const again = mergedChoices(both, toggled(both, list('x'), 50));
      expect(idsIn(mergedChoices(again, one), 'x')).toEqual(['a']);
    }
  });

  test('keep the last change of each picture, in whichever order they arrive', () => {
    const one = mergedChoices(chosen('a', ['x'], 10), chosen('b', ['x'], 30));
    const other = mergedChoices(chosen('a', [], 20), chosen('b', [], 20));
    for (const both of merges(one, other)) expect(idsIn(both, 'x')).toEqual(['b']);
  });

  test('of which one has a late clock: a change that has seen the other is newer', () => {
    const known = chosen('a', ['x'], 5000);
    const change = toggled(known, { pictureId: 'a', listId: 'x' }, 10);
    expect(isChosen(mergedChoices(known, change), 'a', 'x')).toBe(false);
  });
});

describe('what is sent', () => {
  const sized = <Entry>(count: number, entry: Entry, id = 'p') =>
    Object.fromEntries(numbered(count, (index) => [`${id}${index}`, entry] as const));

  test('goes in parts, until nothing is left', () => {
    let left: Choices = { lists, pictures: sized(45, { lists: [], comment: '', at: 1 }) };
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
    const all = numbered(22, (index) => `list0123456789-${index}`);
    const at = 1_700_000_000_000;
    const listsAt = Object.fromEntries(all.map((id) => [id, at]));
    const entry = { lists: all, listsAt, comment: '語'.repeat(300), at, commentAt: at };
    const batch = nextBatch({ lists, pictures: sized(45, entry, 'picture0123456789-') });
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(31 * 1024);
  });

  test('leaves a change that was made meanwhile', () => {
    const sent = chosen('a', ['x'], 10);
    expect(unsent(mergedChoices(sent, chosen('a', [], 11)), sent)).toEqual(chosen('a', [], 11));
  });

  test('is stored as far as people choose, and not to fill the answers to the others', () => {
    const pictures = (comment: string) => {
      const entry = { lists: [ASKED_LIST, FIRST_LIST], comment, at: 1_700_000_000_000 };
      return sized(800, entry, 'picture0123456789-');
    };
    expect(isStorable({ lists, pictures: pictures('Gerne i sort-hvid') })).toBe(true);
    expect(isStorable({ lists, pictures: pictures('x'.repeat(300)) })).toBe(false);
  });

  test('are told to the others up to two megabytes, those of the largest last', () => {
    const comment = 'Gerne i sort-hvid';
    const chooser = (id: string, count: number) => ({
      ...{ id, name: 'Bo', lists: {}, sentAt: undefined },
      pictures: sized(count, { lists: [FIRST_LIST], comment, at: 1_700_000_000_000 }, 'picture-'),
    });
    const people = numbered(20, (index) => chooser(`guest${index}`, 100));
    const madeUp = numbered(29, (index) => chooser(`program${index}`, 800));
    expect(toldOthers(people)).toEqual(people);
    const told = toldOthers([...madeUp, ...people]);
    expect(told.slice(-20)).toEqual(people);
    expect(JSON.stringify(told).length).toBeLessThan(2_100_000);
    expect(told.length).toBeGreaterThan(20);
  });
});

describe('the server', () => {
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
    const known = { lists: [FIRST_LIST], listsAt: { [FIRST_LIST]: 40 }, at: 100 };
    expect(accept(NO_CHOICES, changes).pictures['a']).toMatchObject(known);
    const late = accept(NO_CHOICES, toggle(ASKED_LIST, 9000)).pictures['a'];
    expect(late?.listsAt).toEqual({ [ASKED_LIST]: 100 });
  });

  test('changes nothing when the same arrives again', () => {
    const once = accept(NO_CHOICES, chosen('a', ['x'], 60));
    expect(accept(once, chosen('a', ['x'], 60))).toEqual(once);
  });

  test('drops pictures that are not in the gallery, also those with names that every object has', () => {
    expect(accept(chosen('gone', ['x'], 1), chosen('other', ['x'], 2))).toEqual(NO_CHOICES);
    const entry = { lists: ['x'], listsAt: { x: 2 }, comment: '', at: 1 };
    const pictures = { constructor: entry, toString: entry };
    expect(accept(NO_CHOICES, choicesSchema.parse({ lists: {}, pictures }))).toEqual(NO_CHOICES);
  });

  test('leaves a choice that was sent, and takes everything else', () => {
    const two = mergedChoices(chosen('a', [ASKED_LIST], 1), chosen('b', [], 1));
    const stored = { ...two, lists };
    const changes = mergedChoices(
      commented(chosen('a', ['x'], 49), { pictureId: 'a', comment: 'Lysere' }, 50),
      chosen('b', [ASKED_LIST, 'x'], 50),
    );
    const result = accept(stored, changes, true);
    expect([idsIn(result, ASKED_LIST), idsIn(result, 'x')]).toEqual([['a'], ['a', 'b']]);
    expect(commentOn(result, 'a')).toBe('Lysere');
    expect(idsIn(accept(stored, changes), ASKED_LIST)).toEqual(['b']);
  });

  test('knows no other lists than those of the person, each once, and twenty at the most', () => {
    const made = numbered(20, (index) => `made${index}`);
    const sent = { ...chosen('a', [ASKED_LIST], 1), lists };
    const result = accept(sent, chosen('a', [...made, 'x', 'x'], 50), true);
    expect(result.pictures['a']?.lists).toEqual([ASKED_LIST, 'x']);
    const listsFrom = (first: number): Choices => ({
      lists: Object.fromEntries(made.map((_, index) => [`l${first + index}`, lists.x])),
      pictures: {},
    });
    expect(accept(listsFrom(0), listsFrom(20)).lists).toEqual(listsFrom(0).lists);
  });

  test.each([
    { pictures: { a: { comment: 'x'.repeat(301) } } },
    { pictures: { a: { lists: new Array(23).fill('x') } } },
    { pictures: { a: { lists: ['x y'] } } },
    { pictures: { a: { at: -1 } } },
    { pictures: { a: { listsAt: { x: -1 } } } },
    { pictures: { a: { listsAt: { 'x y': 1 } } } },
    { pictures: { a: { more: 1 } } },
    { pictures: { 'a/b': {} } },
    { lists: { x: { name: 'x'.repeat(41), at: 1 } } },
    { more: {} },
  ])('takes no %j', ({ pictures = {}, ...others }) => {
    const entry = { lists: [], comment: '', at: 1 };
    const whole = Object.entries(pictures).map(([id, wrong]) => [id, { ...entry, ...wrong }]);
    const changes = { lists: {}, pictures: Object.fromEntries(whole) as object, ...others };
    expect(choicesSchema.safeParse(changes).success).toBe(false);
  });
});

describe('those who choose together', () => {
  test.each([
    ['', 'Anna', 'Anna'],
    ['Anna', 'Bo', 'Anna og Bo'],
    ['Anna og Bo', 'Bo', 'Anna og Bo'],
    ['Anna og Bo', 'Anna og Bo', 'Anna og Bo'],
    ['Anna', undefined, 'Anna'],
    ['A'.repeat(78), 'Bo', 'A'.repeat(78)],
  ])('named %j and then %j are named %j', (names, name, expected) => {
    expect(joinedNames(names, name)).toBe(expected);
  });

  test('have what each of them chose alone, and keep a choice that is sent', () => {
    const chooser = (name: string, picture: string, sentAt: Date | null = null) =>
      chooserSchema.parse({
        ...{ id: name, name, sentAt, galleryId: 'kunde1', lists: {} },
        pictures: { [picture]: { lists: [ASKED_LIST], comment: '', at: 1 } },
      });
    const at = { pictureIds, now: 5 };
    const both = withAlone(chooser('Anna', 'a'), chooser('Bo', 'b'), at);
    expect(both).toMatchObject({ id: 'Anna', name: 'Anna og Bo' });
    expect(idsIn(both, ASKED_LIST)).toEqual(['a', 'b']);
    const sent = chooser('Anna', 'a', new Date('2026-01-01T12:00:00Z'));
    expect(idsIn(withAlone(sent, chooser('Bo', 'b'), at), ASKED_LIST)).toEqual(['a']);
  });
});
