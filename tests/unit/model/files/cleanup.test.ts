import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanedFolders,
  cleanupPlan,
  canTakeLease,
  newLease,
  storageReferences,
} from '#src/model/files/cleanup.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const now = day(10);
const orphan = 'portfolio-display/watermarked_1760000000000_a_480.webp';
const used = 'portfolio-display/watermarked_1760000000000_b_480.webp';
const state = {
  files: [
    { path: orphan, updatedAt: day(1) },
    { path: used, updatedAt: day(1) },
  ],
  references: [new Set([used]), new Set<string>()],
  isUploading: false,
  now,
};

test('what nothing refers to goes', () => {
  expect(cleanupPlan(state)).toEqual([orphan]);
});

test.each([
  ['an upload runs', { isUploading: true }],
  ['a reference query failed', { references: [new Set([used]), undefined] }],
  ['no reference query was made', { references: [] }],
])('nothing goes when %s', (_, doubt) => {
  expect(cleanupPlan({ ...state, ...doubt })).toEqual([]);
});

test.each([
  ['customer-permanent-archive/JF1/a.jpg', day(1)],
  ['purchased/u1/a_b.jpg', day(1)],
  ['site-branding/site-logo.jpg', day(1)],
  ['andet/a.jpg', day(1)],
  ['portfolio-display', day(1)],
  ['portfolio-display/navngivet af en anden.jpg', day(1)],
  ['portfolio-display/navngivet af en anden.jpg', day(1)],
  [orphan, new Date(now.getTime() - 24 * 60 * 60 * 1000 + 1)],
  [orphan, new Date(now.getTime() + 1000)],
])('%s of %s stays', (path, updatedAt) => {
  expect(cleanupPlan({ ...state, files: [{ path, updatedAt }] })).toEqual([]);
});

test('a file of exactly 24 hours may go', () => {
  const updatedAt = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  expect(cleanupPlan({ ...state, files: [{ path: orphan, updatedAt }] })).toEqual([orphan]);
});

test('the plan never names a referenced, young or protected file', () => {
  const folder = fc.constantFrom(
    ...cleanedFolders,
    'customer-permanent-archive/JF1/',
    'purchased/u1/',
    'site-branding/',
    '',
  );
  const file = fc.record({
    path: fc.tuple(folder, fc.constantFrom('a', 'b', 'c', 'd')).map((parts) => parts.join('')),
    updatedAt: fc
      .integer({ min: -2, max: 72 })
      .map((hours) => new Date(now.getTime() - hours * 3_600_000)),
  });
  const paths = fc.array(file).map((files) => new Set(files.map(({ path }) => path)));
  const references = fc.array(fc.option(paths, { nil: undefined }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(file), references, fc.boolean(), (files, refs, isUploading) => {
      const plan = cleanupPlan({ files, references: refs, isUploading, now });
      for (const path of plan) {
        expect(isUploading).toBe(false);
        expect(refs).not.toContain(undefined);
        expect(refs.some((known) => known?.has(path))).toBe(false);
        expect(path).not.toMatch(/^(customer-permanent-archive|purchased|site-branding)/);
        const hours = files
          .filter((candidate) => candidate.path === path)
          .map(({ updatedAt }) => (now.getTime() - updatedAt.getTime()) / 3_600_000);
        expect(Math.max(...hours)).toBeGreaterThanOrEqual(24);
      }
    }),
    { numRuns: 500 },
  );
});

describe('references', () => {
  test('are found in every field, as paths and as addresses, with the preview of an original', () => {
    const original = 'high-quality/albums/x/original_1760000000000_a.jpg';
    const preview = 'high-quality/albums/x/preview_1760000000000_a.webp';
    const archived = 'customer-permanent-archive/JF1/0_a.jpg';
    const picture = {
      width: 1,
      height: 1,
      placeholder: 'data:image/webp;base64,AAAA',
      sources: [{ width: 480, url: publicFileUrl({ bucket: 'b', path: orphan }) }],
    };
    const record = purchase({
      items: [
        purchaseItem({
          permanentBackupPath: archived,
          albumImages: [image({ originalSrc: original, picture })],
        }),
      ],
      purchaseDate: day(1),
      adminNotes: 'ring til kunden',
    });
    expect([...storageReferences(record)].sort()).toEqual(
      [archived, original, preview, orphan].sort(),
    );
  });

  test.each([null, undefined, 3, 'tekst', [], 'https://evil.example/portfolio-display/x'])(
    'there are none in %j',
    (value) => {
      expect(storageReferences(value).size).toBe(0);
    },
  );

  test('there are none in a reference, which runs around in circles', () => {
    class Reference {
      path = 'portfolio-display/a.webp';
      itself = this;
    }
    expect(storageReferences({ name: new Reference() }).size).toBe(0);
  });
});

test.each([
  [undefined, true],
  [{ holder: '' }, true],
  [{ holder: 'me', expiresAt: day(11) }, true],
  [{ holder: 'other', expiresAt: day(11) }, false],
  [{ holder: 'other', expiresAt: day(9) }, true],
])('the lease %o can be taken: %s', (lease, expected) => {
  expect(canTakeLease(lease, 'me', now)).toBe(expected);
});

test('a taken lease keeps others out for two minutes', () => {
  const lease = newLease('me', now);
  expect(canTakeLease(lease, 'other', new Date(now.getTime() + 119_999))).toBe(false);
  expect(canTakeLease(lease, 'other', new Date(now.getTime() + 120_000))).toBe(true);
});
