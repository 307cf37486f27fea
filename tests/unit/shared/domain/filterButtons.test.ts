import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeFilterButtons,
  addFilterButton,
  defaultFilterButtons,
  editFilterButton,
  moveFilterButton,
  removeFilterButton,
  sortFilterButtons,
  shownCategory,
} from '#src/shared/domain/filterButtons.ts';

const now = new Date('2025-06-24T10:00:00Z');
const input = { name: 'Dyr', color: '#333333', isActive: true };
const buttons = defaultFilterButtons;
const names = (list: { name: string }[] | undefined) => list?.map(({ name }) => name);

test('six buttons stand in when none can be loaded', () => {
  expect(defaultFilterButtons.map(({ name, slug }) => `${name}/${slug}`)).toEqual([
    'Natur/nature',
    'Portrætter/portraetter',
    'Urban/urban',
    'Rejse/travel',
    'Bryllup/wedding',
    'Events/event',
  ]);
});

test.each([
  ['nothing', undefined, 'alle'],
  ['a category that there is', 'natur', 'natur'],
  ['one that is gone', 'forsvundet', 'alle'],
])('of an address that asks for %s', (_what, asked, shown) => {
  const natur = { id: '1', name: 'Natur', slug: 'natur', color: '', isActive: false, order: 0 };
  expect(shownCategory(asked, [natur])).toBe(shown);
  // While the buttons are on their way, nobody knows what is gone.
  expect(shownCategory(asked, undefined)).toBe(asked ?? 'alle');
});

describe('adding', () => {
  test('puts the new button last, with its slug', () => {
    const change = addFilterButton(buttons, { ...input, name: ' Børn ' }, { id: 'b', now });
    expect(change.buttons?.at(-1)).toEqual({
      ...input,
      id: 'b',
      name: 'Børn',
      slug: 'boern',
      order: 6,
      createdAt: now,
    });
    expect(change.buttons).toHaveLength(7);
  });

  test.each([
    ['', 'name-missing'],
    ['   ', 'name-missing'],
    ['!!!', 'name-missing'],
    ['Urban', 'duplicate'],
    ['uRBAN!', 'duplicate'],
    ['Natur', 'duplicate'],
    ['Alle', 'duplicate'],
  ])('refuses %j: %s', (name, problem) => {
    expect(addFilterButton(buttons, { ...input, name }, { id: 'b', now })).toEqual({ problem });
  });
});

describe('editing', () => {
  test('a new name brings a new slug', () => {
    const change = editFilterButton(buttons, 'urban', { ...input, name: 'Byliv' });
    expect(change.buttons?.[2]).toMatchObject({
      id: 'urban',
      name: 'Byliv',
      slug: 'byliv',
      order: 2,
    });
  });

  test('an unchanged name keeps the slug it was given', () => {
    const change = editFilterButton(buttons, 'nature', {
      ...input,
      name: 'Natur',
      isActive: false,
    });
    expect(change.buttons?.[0]).toMatchObject({ slug: 'nature', isActive: false });
  });

  test.each([
    ['alle', 'Alt', 'protected'],
    ['ukendt', 'Alt', 'not-found'],
    ['nature', '', 'name-missing'],
    ['nature', 'Urban', 'duplicate'],
    ['nature', 'Alle', 'duplicate'],
  ])('of %s to %j is refused: %s', (id, name, problem) => {
    expect(editFilterButton(buttons, id, { ...input, name })).toEqual({ problem });
  });
});

describe('removing', () => {
  test('closes the gap', () => {
    const change = removeFilterButton(buttons, 'nature');
    expect(change.buttons?.map(({ id, order }) => `${id}${order}`)).toEqual([
      'portraetter0',
      'urban1',
      'travel2',
      'wedding3',
      'event4',
    ]);
  });

  test.each([
    ['alle', 'protected'],
    ['ukendt', 'not-found'],
  ])('%s is refused: %s', (id, problem) => {
    expect(removeFilterButton(buttons, id)).toEqual({ problem });
  });
});

describe('moving', () => {
  test.each([
    [0, ['Rejse', 'Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events']],
    [3, ['Natur', 'Portrætter', 'Urban', 'Rejse', 'Bryllup', 'Events']],
    [99, ['Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events', 'Rejse']],
    [-1, ['Rejse', 'Natur', 'Portrætter', 'Urban', 'Bryllup', 'Events']],
  ])('Rejse to %i', (index, expected) => {
    expect(names(moveFilterButton(buttons, 'travel', index).buttons)).toEqual(expected);
  });

  test.each([
    ['alle', 'protected'],
    ['ukendt', 'not-found'],
  ])('%s is refused: %s', (id, problem) => {
    expect(moveFilterButton(buttons, id, 0)).toEqual({ problem });
  });

  test('keeps every button once and numbers them from 0', () => {
    const anyId = fc.constantFrom(...buttons.map(({ id }) => id));
    fc.assert(
      fc.property(anyId, fc.integer(), (id, index) => {
        const moved = moveFilterButton(buttons, id, index).buttons ?? [];
        expect(moved.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
        expect(names(moved)?.sort()).toEqual(buttons.map(({ name }) => name).sort());
      }),
    );
  });
});

test('lists are sorted by order and leave the given list alone', () => {
  const given = [...buttons].reverse();
  expect(names(sortFilterButtons(given))).toEqual(names([...buttons]));
  expect(given[0]?.name).toBe('Events');
});

test('visitors see active buttons only', () => {
  const given = buttons.map((button) => ({ ...button, isActive: button.id !== 'urban' }));
  expect(names(activeFilterButtons(given))).not.toContain('Urban');
  expect(activeFilterButtons(given)).toHaveLength(5);
});
