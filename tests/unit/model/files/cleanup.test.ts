import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canTakeLease,
  cleanedFolders,
  cleanupPlan,
  newLease,
  storageReferences,
} from '#src/model/files/cleanup.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const now = day(10);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const HOUR = 60 * 60 * 1000;
const orphan = 'portfolio-display/watermarked_1760000000000_a_480.webp';
const used = 'portfolio-display/watermarked_1760000000000_b_480.webp';
const state = {
  files: [orphan, used].map((path) => ({ path, updatedAt: ago(24 * HOUR) })),
  references: [new Set([used]), new Set<string>()],
  ...{ isUploading: false, now },
};

test('what nothing refers to goes after exactly 24 hours', () => {
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
  [orphan, ago(24 * HOUR - 1)],
  [orphan, ago(-1000)],
])('%s of %s stays', (path, updatedAt) => {
  expect(cleanupPlan({ ...state, files: [{ path, updatedAt }] })).toEqual([]);
});

test('the plan never names a referenced, young or protected file', () => {
  const kept = ['customer-permanent-archive/JF1/', 'purchased/u1/', 'site-branding/', ''];
  const folder = fc.constantFrom(...cleanedFolders, ...kept);
  const path = fc.tuple(folder, fc.constantFrom('a', 'b', 'c', 'd')).map((parts) => parts.join(''));
  const updatedAt = fc.integer({ min: -2, max: 72 }).map((hours) => ago(hours * HOUR));
  const anyFiles = fc.array(fc.record({ path, updatedAt }));
  const paths = anyFiles.map((files) => new Set(files.map((file) => file.path)));
  const references = fc.array(fc.option(paths, { nil: undefined }), { maxLength: 4 });
  fc.assert(
    fc.property(anyFiles, references, fc.boolean(), (files, refs, isUploading) => {
      for (const gone of cleanupPlan({ files, references: refs, isUploading, now })) {
        expect(isUploading).toBe(false);
        expect(refs).not.toContain(undefined);
        expect(refs.some((known) => known?.has(gone))).toBe(false);
        expect(gone).not.toMatch(/^(customer-permanent-archive|purchased|site-branding)/);
        const times = files.filter((file) => file.path === gone).map((file) => +file.updatedAt);
        expect(now.getTime() - Math.min(...times)).toBeGreaterThanOrEqual(24 * HOUR);
      }
    }),
    { numRuns: 500 },
  );
});

test('references are found as paths and as addresses, with the preview of an original', () => {
  const original = 'high-quality/albums/x/original_1760000000000_a.jpg';
  const preview = 'high-quality/albums/x/preview_1760000000000_a.webp';
  const permanentBackupPath = 'customer-permanent-archive/JF1/0_a.jpg';
  const sources = [{ width: 480, url: publicFileUrl({ bucket: 'b', path: orphan }) }];
  const picture = { width: 1, height: 1, placeholder: 'data:image/webp;base64,AAAA', sources };
  const albumImages = [image({ originalSrc: original, picture })];
  const items = [purchaseItem({ permanentBackupPath, albumImages })];
  const record = purchase({ items, purchaseDate: day(1), adminNotes: 'ring til kunden' });
  const expected = new Set([permanentBackupPath, original, preview, orphan]);
  expect(storageReferences(record)).toEqual(expected);
});

test('there are no references in other values, nor in one that runs around in circles', () => {
  class Reference {
    path = 'portfolio-display/a.webp';
    itself = this;
  }
  const others = [null, undefined, 3, 'tekst', [], 'https://evil.example/portfolio-display/x'];
  const found = [...others, { name: new Reference() }].map(
    (value) => storageReferences(value).size,
  );
  expect(found.filter((count) => count > 0)).toEqual([]);
});

test('a lease is free when nobody has it, or its time is over, or it is one’s own', () => {
  const leases = [undefined, { holder: '' }, { holder: 'me', expiresAt: day(11) }];
  const ended = { holder: 'other', expiresAt: day(9) };
  for (const lease of [...leases, ended]) expect(canTakeLease(lease, 'me', now)).toBe(true);
  expect(canTakeLease({ holder: 'other', expiresAt: day(11) }, 'me', now)).toBe(false);
});

test('a taken lease keeps others out for two minutes', () => {
  const lease = newLease('me', now);
  expect(canTakeLease(lease, 'other', ago(-119_999))).toBe(false);
  expect(canTakeLease(lease, 'other', ago(-120_000))).toBe(true);
});
