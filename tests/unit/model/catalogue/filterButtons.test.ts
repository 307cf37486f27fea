import { expect, test } from 'vitest';
import {
  activeFilterButtons,
  defaultFilterButtons,
  sortFilterButtons,
  shownCategory,
} from '#src/model/catalogue/filterButtons.ts';

const buttons = defaultFilterButtons;
const names = (list: { name: string }[]) => list.map(({ name }) => name);

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
