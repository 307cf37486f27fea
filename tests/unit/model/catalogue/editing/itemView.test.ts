import { describe, expect, test } from 'vitest';
import {
  countFilters,
  type ItemView,
  parseItemView,
  type ViewedItem,
  viewedItems,
  wholeView,
  withoutFilters,
  writeItemView,
} from '#src/model/catalogue/editing/itemView.ts';

const item = (title: string, more: Partial<ViewedItem> = {}): ViewedItem => ({
  ...{ title, description: 'Om billedet', category: 'natur', price: 199 },
  ...{ filename: `${title}.jpg`, isPublished: true },
  ...more,
});

const items = [
  item('Fyr 10', { price: 300, alt: 'Et fyr i aftensol', createdAt: new Date('2026-01-02') }),
  item('Ålborg', { category: 'by', isPublished: false, createdAt: new Date('2026-01-03') }),
  item('Fyr 9', { price: 0, filename: 'DSC_0042.jpg', createdAt: new Date('2026-01-01') }),
  item('Æble', { description: ' ', images: [{ title: 'Æblet', alt: 'Æblet' }] }),
];

function titles(view: Partial<ItemView>): string[] {
  const shop = {
    nameOfCategory: (slug: string) => ({ natur: 'Natur', by: 'Storby' })[slug] ?? slug,
    isSold: ({ title }: ViewedItem) => title === 'Æble',
  };
  return viewedItems(items, { ...wholeView, ...view }, shop).map(({ title }) => title);
}

describe('the address', () => {
  const view: ItemView = {
    ...{ search: 'fyr & klit', category: 'natur', state: 'uden-pris' },
    ...{ sort: 'titel', layout: 'liste' },
  };

  test('keeps a view beside what else it names, and not what is left as it is', () => {
    const written = writeItemView(new URLSearchParams('tab=galleri'), view);
    expect(written.get('tab')).toBe('galleri');
    expect(parseItemView(new URLSearchParams(written.toString()))).toEqual(view);
    expect(writeItemView(written, wholeView).toString()).toBe('tab=galleri');
  });

  test.each(['tilstand=stjaalet', 'sortering=x', 'visning=kort', ''])(
    '%s shows everything',
    (query) => expect(parseItemView(new URLSearchParams(query))).toEqual(wholeView),
  );
});

describe('items are found', () => {
  test.each([
    ['fyr', ['Fyr 10', 'Fyr 9']],
    ['FYR 9', ['Fyr 9']],
    ['aalborg', ['Ålborg']],
    ['storby', ['Ålborg']],
    ['dsc_0042', ['Fyr 9']],
    ['4', ['Fyr 9', 'Æble']],
    ['#4', ['Æble']],
    ['  ', ['Fyr 10', 'Ålborg', 'Fyr 9', 'Æble']],
    ['fyr storby', []],
  ])('by %j', (search, found) => expect(titles({ search })).toEqual(found));

  test('by category and state', () => {
    expect(titles({ category: 'by' })).toEqual(['Ålborg']);
    expect(titles({ category: 'by', state: 'publiceret' })).toEqual([]);
    expect(titles({ state: 'publiceret' })).toEqual(['Fyr 10', 'Fyr 9', 'Æble']);
    expect(titles({ state: 'kladde' })).toEqual(['Ålborg']);
    expect(titles({ state: 'uden-pris' })).toEqual(['Fyr 9']);
    expect(titles({ state: 'solgt' })).toEqual(['Æble']);
    expect(titles({ state: 'uden-tekst' })).toEqual(['Æble']);
    expect(titles({ state: 'uden-alt-tekst' })).toEqual(['Ålborg', 'Fyr 9', 'Æble']);
  });
});

test.each([
  ['egen', ['Fyr 10', 'Ålborg', 'Fyr 9', 'Æble']],
  ['nyeste', ['Ålborg', 'Fyr 10', 'Fyr 9', 'Æble']],
  ['aeldste', ['Æble', 'Fyr 9', 'Fyr 10', 'Ålborg']],
  ['titel', ['Fyr 9', 'Fyr 10', 'Æble', 'Ålborg']],
  ['pris', ['Fyr 9', 'Ålborg', 'Æble', 'Fyr 10']],
] as const)('sorted by %s', (sort, sorted) => expect(titles({ sort })).toEqual(sorted));

test('filters are counted besides the search, and a reset keeps sequence and layout', () => {
  const view: ItemView = { ...wholeView, search: 'x', sort: 'pris', layout: 'liste' };
  expect(withoutFilters(view)).toEqual({ ...wholeView, sort: 'pris', layout: 'liste' });
  const inCategory = { ...view, category: 'natur' };
  expect(countFilters(inCategory)).toBe(1);
  expect(countFilters({ ...inCategory, state: 'kladde' })).toBe(2);
});
