import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeZipName,
  imageExtension,
  previewFileName,
  projectFolder,
  sanitizeFileName,
  uniqueNames,
  zipEntryName,
} from '#src/model/files/names.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { largeUrl, smallUrl, withVersion } from '#src/model/files/picture.ts';
import { hasForbiddenWord } from '#src/model/files/urlPolicy.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('names to save under', () => {
  test.each([
    ['Brud ved søen.jpg', 'Brud_ved_søen.jpg'],
    ['a/b\\c:d*e?f"g<h>i|j.png', 'a_b_c_d_e_f_g_h_i_j.png'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['.skjult', '_skjult'],
    ['slut.', 'slut_'],
    ['con.jpg', '_con.jpg'],
    ['exe\u202Egpj.jpg', 'exe_gpj.jpg'],
    ['', '_'],
    [`${'a'.repeat(200)}.jpg`, `${'a'.repeat(96)}.jpg`],
  ])('%j becomes %j', (name, expected) => {
    expect(sanitizeFileName(name)).toBe(expected);
  });

  test('hold nothing illegal, are never empty, never longer than 100 and stay as they are', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const clean = sanitizeFileName(name);
        expect(clean).toMatch(/^[^<>:"/\\|?*\s\p{Cc}\p{Cf}]{1,100}$/u);
        expect(clean.startsWith('.')).toBe(false);
        expect(clean.isWellFormed()).toBe(true);
        expect(sanitizeFileName(clean)).toBe(clean);
      }),
    );
  });
});

describe('names in a ZIP', () => {
  test('have the extension of an image', () => {
    const names = ['a.JPG', 'a.jpeg', 'a.webp?alt=media', 'a.exe', 'a', ''];
    expect(names.map(imageExtension)).toEqual(['jpg', 'jpeg', 'webp', 'jpg', 'jpg', 'jpg']);
  });

  test.each([
    ['Brud', 'original_1_a.png', 'Brud.png'],
    ['Brud.png', 'original_1_a.png', 'Brud.png'],
    ['Brud.PNG', 'x.png', 'Brud.png'],
    ['a/b', 'x', 'a_b.jpg'],
    ['a'.repeat(150), 'x.jpeg', `${'a'.repeat(95)}.jpeg`],
  ])('%j from %j is %s', (title, source, expected) => {
    expect(zipEntryName(title, source)).toBe(expected);
  });

  test('differ, whatever their case', () => {
    const unique = uniqueNames(['a.jpg', 'a.jpg', 'A.JPG', 'b.jpg']);
    expect(unique).toEqual(['a.jpg', 'a_2.jpg', 'A_3.JPG', 'b.jpg']);
    const taken = uniqueNames(['a_2.jpg', 'a.jpg', 'a.jpg']);
    expect(taken).toEqual(['a_2.jpg', 'a.jpg', 'a_3.jpg']);
    const anyName = fc.constantFrom('a.jpg', 'A.jpg', 'a_2.jpg', 'b'.repeat(100));
    fc.assert(
      fc.property(fc.array(anyName), (names) => {
        const all = uniqueNames(names).map((name) => name.toLowerCase());
        expect(new Set(all).size).toBe(names.length);
        expect(all.every((name) => name.length <= 100)).toBe(true);
      }),
    );
  });

  test.each([
    ['kunde@jerslevfoto.example', '24.6.2025', 'kunde_Billeder_24.6.2025.zip'],
    ['', '24.6.2025', 'Kunde_Billeder_24.6.2025.zip'],
    ['@x.dk', '24.6.2025', 'Kunde_Billeder_24.6.2025.zip'],
    ['a b/c@x.dk', '1.1.2025', 'a_b_c_Billeder_1.1.2025.zip'],
  ])('of everything of %j on %s: %s', (email, date, expected) => {
    expect(completeZipName(email, date)).toBe(expected);
  });
});

test('a preview is named by at most fifteen characters', () => {
  expect(previewFileName('IMG_1234.jpg')).toBe('IMG_1234.jpg');
  expect(previewFileName('IMG_1234_brudepar.jpg')).toBe('IMG_1234_brude…');
});

test('project folders always make a path and never hint at an original', () => {
  const titles = ['Bryllup i Sæby', 'Original luft', 'HD', '🙂', 'High quality'];
  const folders = titles.map((title) => projectFolder(title, 'mappe1'));
  expect(folders).toEqual(['bryllup-i-saeby', 'luft', 'mappe1', 'mappe1', 'mappe1']);
  fc.assert(
    fc.property(anyText, (title) => {
      const project = projectFolder(title, 'mappe1');
      expect(hasForbiddenWord(project)).toBe(false);
      const place = { kind: 'albums', project, timestamp: '1760000000000', id: 'a' };
      expect(storagePaths.original.build({ ...place, extension: 'jpg' })).toContain(project);
    }),
  );
});

test.each([
  [{ watermarkedSrc: 'w', imageUrl: 'i', thumbnailUrl: 't' }, 'w', 't'],
  [{ watermarkedSrc: 'w', imageUrl: 'i', thumbnailUrl: '' }, 'w', 'w'],
  [{ watermarkedSrc: '', imageUrl: 'i', thumbnailUrl: '' }, 'i', 'i'],
  [{ watermarkedSrc: '', imageUrl: '', thumbnailUrl: 't' }, 't', 't'],
  [{ imageUrl: 'i', thumbnailUrl: 't' }, 'i', 't'],
  [{ imageUrl: '', thumbnailUrl: '' }, '', ''],
])('%j is shown large at %j, small at %j', (picture, large, small) => {
  expect([largeUrl(picture), smallUrl(picture)]).toEqual([large, small]);
});

test('an address names the time of its picture, where there is one', () => {
  const at = (url: string) => withVersion(url, new Date(1_756_800_000_000));
  expect([at('/asta.jpg'), at('')]).toEqual(['/asta.jpg?v=1756800000000', '']);
  expect(at('https://x.example/o/asta.jpg?alt=media')).toBe(
    'https://x.example/o/asta.jpg?alt=media&v=1756800000000',
  );
  expect(withVersion('/asta.jpg', undefined)).toBe('/asta.jpg');
});
