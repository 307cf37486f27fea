import { expect, test } from 'vitest';
import { sortFound, type FoundFile } from '#src/model/moving/groups.ts';
import {
  collectionsOf,
  numberedTitle,
  proposedChoice,
  type GroupUse,
} from '#src/model/moving/plan.ts';

const found = (...paths: string[]): FoundFile[] => paths.map((path) => ({ path, bytes: 1000 }));

/** What each group becomes, as `kind title: section/file …`. */
function planned(files: readonly FoundFile[], as: GroupUse): string[] {
  return sortFound(files).groups.flatMap((group) =>
    collectionsOf(group, { as, price: 0, category: '' }, 'Uden mappe').map(
      ({ kind, title, pictures }) =>
        `${kind} ${title}: ${pictures
          .map(({ section, path }) => `${section}/${path.split('/').at(-1)}`)
          .join(' ')}`,
    ),
  );
}

test.each<[string, string[], string[], GroupUse?]>([
  [
    'Pixieset: a gallery in two parts, with a folder for each set',
    [
      'anna-photo-download-1of2.zip/Vielse/IMG_2.jpg',
      'anna-photo-download-1of2.zip/Vielse/IMG_10.jpg',
      'anna-photo-download-2of2 (1).zip/Fest/IMG_1.jpg',
    ],
    ['gallery anna: Fest/IMG_1.jpg Vielse/IMG_2.jpg Vielse/IMG_10.jpg'],
  ],
  [
    'Pixieset, unpacked: one set is no section',
    ['anna-photo-download-1of1/Highlights/1.jpg'],
    ['gallery anna: /1.jpg'],
  ],
  [
    'Pic-Time: a ZIP whose only folder has its name, with a folder for each scene',
    ['Bo og Ida.zip/Bo og Ida/Kirken/1.jpg', 'Bo og Ida.zip/Bo og Ida/Festen/2.jpg'],
    ['gallery Bo og Ida: Festen/2.jpg Kirken/1.jpg'],
  ],
  [
    'SmugMug: a ZIP with folders of galleries',
    ['alt.zip/2024/Bo/1.jpg', 'alt.zip/2024/Ida/2.jpg', 'alt.zip/Skagen/3.jpg'],
    ['gallery 2024 – Bo: /1.jpg', 'gallery 2024 – Ida: /2.jpg', 'gallery Skagen: /3.jpg'],
    'galleries',
  ],
  [
    'Lightroom: a folder of folders, each an album',
    ['Eksport/Skagen_ved_nat/1.jpg', 'Eksport/Thy/2.jpg', 'Eksport/Thy/Klit/3.jpg'],
    ['album Skagen ved nat: /1.jpg', 'album Thy: /2.jpg', 'album Thy – Klit: /3.jpg'],
    'albums',
  ],
  [
    'a folder of ZIPs, and a single folder of pictures',
    ['Hentet/anna.zip/1.jpg', 'Hentet/bo.zip/2.jpg', 'Skagen/3.jpg', '4.jpg'],
    [
      'gallery Uden mappe: /4.jpg',
      'gallery anna: /1.jpg',
      'gallery bo: /2.jpg',
      'gallery Skagen: /3.jpg',
    ],
  ],
  ['what nobody wants', ['A/1.jpg'], [], 'nothing'],
])('%s', (...[, paths, expected, as = 'gallery']) => {
  expect(planned(found(...paths), as)).toEqual(expected);
});

test('a file that stays behind is named with its reason, and a sidecar goes with its picture', () => {
  const empty = { path: 'A/tom.jpg', bytes: 0 };
  const large = { path: 'A/stor.jpg', bytes: 101 * 1024 * 1024 };
  const { groups, leftOut } = sortFound([
    ...found('A/1.jpg', 'A/1.xmp', 'A/2.png', 'A/2.png.xmp', 'A/3.NEF', 'A/3.xmp', 'A/._1.jpg'),
    ...found('__MACOSX/A/1.jpg', 'A/Thumbs.db', 'A/dans.gif', 'A/brev.pdf', 'A/mere.zip'),
    empty,
    large,
  ]);
  expect(groups[0]?.folders[0]?.pictures.map(({ path, sidecar }) => [path, sidecar?.path])).toEqual(
    [
      ['A/1.jpg', 'A/1.xmp'],
      ['A/2.png', 'A/2.png.xmp'],
    ],
  );
  expect(Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))).toEqual({
    'A/3.NEF': 'raw',
    'A/3.xmp': 'lone-sidecar',
    'A/._1.jpg': 'system',
    '__MACOSX/A/1.jpg': 'system',
    'A/Thumbs.db': 'system',
    'A/dans.gif': 'moving',
    'A/brev.pdf': 'no-picture',
    'A/mere.zip': 'archive',
    'A/tom.jpg': 'empty',
    'A/stor.jpg': 'too-large',
  });
});

test('an album with more pictures than one takes goes on in another', () => {
  const files = found(...Array.from({ length: 501 }, (_, index) => `Thy/${index}.jpg`));
  const [group] = sortFound(files).groups;
  const albums = group && collectionsOf(group, { as: 'albums', price: 0, category: '' }, '');
  expect(albums?.map((album) => [numberedTitle(album), album.pictures.length])).toEqual([
    ['Thy', 500],
    ['Thy 2', 1],
  ]);
});

test('a category comes from the name, and a rule says otherwise', () => {
  const [group] = sortFound(found('Bryllup_Anna/1.jpg')).groups;
  if (!group) throw new Error('no group');
  const categories = [{ slug: 'bryllup', name: 'Bryllup' }];
  expect(proposedChoice(group, 'albums', { rules: [], categories })).toEqual({
    as: 'albums',
    price: 0,
    category: 'bryllup',
  });
  const rules = [{ match: 'anna', as: 'gallery' as const, price: 349 }];
  expect(proposedChoice(group, 'albums', { rules, categories })).toEqual({
    as: 'gallery',
    price: 349,
    category: 'bryllup',
  });
});
