import { describe, expect, test } from 'vitest';
import { formatBytes } from '#src/model/base/bytes.ts';
import {
  type PackedPicture,
  flatNames,
  folderedNames,
  manifestText,
  zipFileName,
  zipParts,
} from '#src/model/purchases/zipPlan.ts';

const file = (title: string, change: Partial<PackedPicture> = {}): PackedPicture => ({
  purchaseId: 'JF1',
  isOpened: true,
  itemId: 'item',
  itemName: 'Vesterhavet',
  type: 'image',
  imageId: undefined,
  title,
  filename: 'DSC1.png',
  archivedPath: undefined,
  path: 'customer-permanent-archive/JF1/0_a.jpg',
  ...change,
});

const entry = (name: string, bytes: number) => ({ id: name, name, bytes });

describe('names inside an archive', () => {
  test('are safe, carry the extension of their file, and differ', () => {
    const path = (name: string) => `customer-permanent-archive/JF1/${name}`;
    expect(
      flatNames([
        file('Sand: øst/vest', { path: path('0_a.png') }),
        file('Sand: øst/vest', { path: path('1_b.PNG') }),
        file('../../etc', { path: path('2_c.webp') }),
        file('Ukendt', { path: path('3_d') }),
      ]),
    ).toEqual(['Sand__øst_vest.png', 'Sand__øst_vest_2.png', '__.._etc.webp', 'Ukendt.jpg']);
  });

  test('tell what is packed: a stamped copy is a JPEG, whatever was uploaded', () => {
    const archivedPath = 'customer-permanent-archive/JF1/0_a.png';
    const path = 'purchased/kunde/item_1.jpg';
    expect(flatNames([file('Sand', { archivedPath, path })])).toEqual(['Sand.jpg']);
  });

  test('lie in a folder for each album, and in one for single pictures', () => {
    const album = { type: 'album' as const, imageId: 'a' };
    expect(
      folderedNames([
        file('Bølge', album),
        file('Bølge', album),
        file('Bølge', { ...album, purchaseId: 'JF2' }),
        file('Bølge'),
        file('bølge'),
      ]),
    ).toEqual([
      'high-quality-albums/Vesterhavet/Bølge.jpg',
      'high-quality-albums/Vesterhavet/Bølge_2.jpg',
      'high-quality-albums/Vesterhavet_2/Bølge.jpg',
      'high-quality-enkeltbilleder/Bølge.jpg',
      'high-quality-enkeltbilleder/bølge_2.jpg',
    ]);
  });

  test('of archives stay short, and count their parts', () => {
    expect(zipFileName('Strand øst')).toBe('Strand_øst.zip');
    expect(zipFileName('Strand', { index: 1, count: 1 })).toBe('Strand.zip');
    expect(zipFileName('Strand', { index: 2, count: 3 })).toBe('Strand_del_2_af_3.zip');
    expect(zipFileName('x'.repeat(300), { index: 2, count: 3 })).toHaveLength(95);
  });
});

test('parts hold as much as fits, in order; a file that is larger goes alone', () => {
  const parts = zipParts(
    [entry('a', 60), entry('b', 40), entry('c', 10), entry('d', 500), entry('e', 1)],
    100,
  );
  expect(parts.map((part) => part.map(({ name }) => name))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ]);
  expect(zipParts([])).toEqual([]);
});

test('the list inside says what is there and what is missing', () => {
  const text = manifestText({
    unit: { one: 'billede', many: 'billeder' },
    head: ['Jerslev Foto', 'Ordrenummer JF1'],
    entries: [entry('Bølge.jpg', 3 * 1024 * 1024)],
    failed: [entry('Sand.jpg', 1)],
    missing: ['high-quality-albums/Kyst/Klit.jpg'],
  });
  expect(text.split('\r\n')).toEqual([
    'Jerslev Foto',
    'Ordrenummer JF1',
    '',
    '1 billede, 3,0 MB:',
    'Bølge.jpg  (3,0 MB)',
    '',
    'Disse billeder kunne ikke hentes og mangler:',
    'Sand.jpg',
    'high-quality-albums/Kyst/Klit.jpg',
    '',
  ]);
});

test.each([
  [0, '0,0 kB'],
  [500 * 1024, '500,0 kB'],
  [12_345_678, '11,8 MB'],
  [3 * 1024 ** 3, '3,0 GB'],
  [5000 * 1024 ** 3, '5.000,0 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
