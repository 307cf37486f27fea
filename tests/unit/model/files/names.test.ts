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
  test.each([
    ['a.JPG', 'jpg'],
    ['a.jpeg', 'jpeg'],
    ['a.webp?alt=media', 'webp'],
    ['a.exe', 'jpg'],
    ['a', 'jpg'],
    ['', 'jpg'],
  ])('%j is a %s', (name, expected) => {
    expect(imageExtension(name)).toBe(expected);
  });

  test.each([
    ['Brud', 'original_1_a.png', 'Brud.png'],
    ['Brud.png', 'original_1_a.png', 'Brud.png'],
    ['Brud.PNG', 'x.png', 'Brud.png'],
    ['a/b', 'x', 'a_b.jpg'],
    ['a'.repeat(150), 'x.jpeg', `${'a'.repeat(95)}.jpeg`],
  ])('%j from %j', (title, source, expected) => {
    expect(zipEntryName(title, source)).toBe(expected);
  });

  test.each([
    [
      ['a.jpg', 'a.jpg', 'A.JPG', 'b.jpg'],
      ['a.jpg', 'a_2.jpg', 'A_3.JPG', 'b.jpg'],
    ],
    [
      ['a_2.jpg', 'a.jpg', 'a.jpg'],
      ['a_2.jpg', 'a.jpg', 'a_3.jpg'],
    ],
  ])('%j become %j', (names, expected) => {
    expect(uniqueNames(names)).toEqual(expected);
  });

  test('no two are the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a.jpg', 'A.jpg', 'a_2.jpg', 'b'.repeat(100))),
        (names) => {
          const unique = uniqueNames(names).map((name) => name.toLowerCase());
          expect(new Set(unique).size).toBe(names.length);
          expect(unique.every((name) => name.length <= 100)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['kunde@jerslevfoto.example', '24.6.2025', 'kunde_Billeder_24.6.2025.zip'],
    ['', '24.6.2025', 'Kunde_Billeder_24.6.2025.zip'],
    ['@x.dk', '24.6.2025', 'Kunde_Billeder_24.6.2025.zip'],
    ['a b/c@x.dk', '1.1.2025', 'a_b_c_Billeder_1.1.2025.zip'],
  ])('everything of %j', (email, date, expected) => {
    expect(completeZipName(email, date)).toBe(expected);
  });
});

describe('a preview', () => {
  test.each([
    ['IMG_1234.jpg', 'IMG_1234.jpg'],
    ['IMG_1234_brudepar.jpg', 'IMG_1234_brude…'],
  ])('of %s', (name, expected) => {
    expect(previewFileName(name)).toBe(expected);
  });
});

describe('project folders', () => {
  test.each([
    ['Bryllup i Sæby', 'bryllup-i-saeby'],
    ['Original luft', 'luft'],
    ['HD', 'mappe1'],
    ['🙂', 'mappe1'],
    ['High quality', 'mappe1'],
  ])('%j goes to %j', (title, expected) => {
    expect(projectFolder(title, 'mappe1')).toBe(expected);
  });

  test('always make a path and never hint at an original', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const project = projectFolder(title, 'mappe1');
        expect(hasForbiddenWord(project)).toBe(false);
        const parameters = { kind: 'albums', project, timestamp: '1760000000000', id: 'a' };
        expect(storagePaths.original.build({ ...parameters, extension: 'jpg' })).toContain(project);
      }),
    );
  });
});
