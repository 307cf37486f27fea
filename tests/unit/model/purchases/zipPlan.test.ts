import { expect, test } from 'vitest';
import { formatBytes } from '#src/model/base/bytes.ts';
import {
  flatNames,
  folderedNames,
  manifestText,
  type PackedPicture,
  zipFileName,
  zipParts,
} from '#src/model/purchases/zipPlan.ts';

const archived = (name: string) => `customer-permanent-archive/JF1/${name}`;
const file = (title: string, change: Partial<PackedPicture> = {}): PackedPicture => ({
  ...{ purchaseId: 'JF1', isOpened: true, itemId: 'item', itemName: 'Vesterhavet', type: 'image' },
  ...{ imageId: undefined, title, filename: 'DSC1.png', archivedPath: undefined },
  path: archived('0_a.jpg'),
  ...change,
});
const entry = (name: string, bytes: number) => ({ id: name, name, bytes });

test('names are safe, differ, and carry the extension of what is packed', () => {
  const files = [
    file('Sand: øst/vest', { path: archived('0_a.png') }),
    file('Sand: øst/vest', { path: archived('1_b.PNG') }),
    file('../../etc', { path: archived('2_c.webp') }),
    file('Ukendt', { path: archived('3_d') }),
    // A stamped copy is a JPEG, whatever was uploaded.
    file('Sand', { archivedPath: archived('0_a.png'), path: 'purchased/kunde/item_1.jpg' }),
  ];
  expect(flatNames(files).join(' ')).toBe(
    'Sand__øst_vest.png Sand__øst_vest_2.png __.._etc.webp Ukendt.jpg Sand.jpg',
  );
});

test('pictures lie in a folder for each album, and in one for single pictures', () => {
  const album = { type: 'album' as const, imageId: 'a' };
  const inAlbum = [file('Bølge', album), file('Bølge', album)];
  const inOther = file('Bølge', { ...album, purchaseId: 'JF2' });
  expect(folderedNames([...inAlbum, inOther, file('Bølge'), file('bølge')])).toEqual([
    'high-quality-albums/Vesterhavet/Bølge.jpg',
    'high-quality-albums/Vesterhavet/Bølge_2.jpg',
    'high-quality-albums/Vesterhavet_2/Bølge.jpg',
    'high-quality-enkeltbilleder/Bølge.jpg',
    'high-quality-enkeltbilleder/bølge_2.jpg',
  ]);
});

test('archives have short names, and count their parts', () => {
  expect(zipFileName('Strand øst')).toBe('Strand_øst.zip');
  expect(zipFileName('Strand', { index: 1, count: 1 })).toBe('Strand.zip');
  expect(zipFileName('Strand', { index: 2, count: 3 })).toBe('Strand_del_2_af_3.zip');
  expect(zipFileName('x'.repeat(300), { index: 2, count: 3 })).toHaveLength(95);
});

test('parts hold as much as fits, in order; a file that is larger goes alone', () => {
  const sizes = { a: 60, b: 40, c: 10, d: 500, e: 1 };
  const entries = Object.entries(sizes).map(([name, bytes]) => entry(name, bytes));
  const parts = zipParts(entries, 100).map((part) => part.map(({ name }) => name).join(''));
  expect(parts).toEqual(['ab', 'c', 'd', 'e']);
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
    ...['Jerslev Foto', 'Ordrenummer JF1', '', '1 billede, 3,0 MB:', 'Bølge.jpg  (3,0 MB)', ''],
    'Disse billeder kunne ikke hentes og mangler:',
    ...['Sand.jpg', 'high-quality-albums/Kyst/Klit.jpg', ''],
  ]);
});

test('sizes are shown in the unit that fits', () => {
  const sizes = [0, 500 * 1024, 12_345_678, 3 * 1024 ** 3, 5000 * 1024 ** 3].map(formatBytes);
  expect(sizes).toEqual(['0,0 kB', '500,0 kB', '11,8 MB', '3,0 GB', '5.000,0 GB']);
});
