import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { pathTemplate, collections, documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { paymentDocument } from '#src/model/payments/schema.ts';
import { storageAreas, storagePathName, storagePaths } from '#src/model/files/paths.ts';
import { documentName } from '../../../support/documentName.ts';

const picture = { kind: 'albums', project: 'bryllup-i-skoven', timestamp: '1760000000000' };

describe('storage paths', () => {
  test.each([
    [
      storagePaths.original.build({ ...picture, id: 'a1', extension: 'jpg' }),
      'high-quality/albums/bryllup-i-skoven/original_1760000000000_a1.jpg',
      'original',
    ],
    [
      storagePaths.watermarked.build({ ...picture, id: 'a1', width: '960' }),
      'watermarked/albums/bryllup-i-skoven/watermarked_1760000000000_a1_960.webp',
      'watermarked',
    ],
    [
      storagePaths.portfolioOriginal.build({
        timestamp: '1760000000000',
        id: 'a1',
        extension: 'png',
      }),
      'portfolio-protected/original_1760000000000_a1.png',
      'portfolioOriginal',
    ],
    [
      storagePaths.frontPageBackground.build({ timestamp: '1760000000000', media: 'mp4' }),
      'front-page-background/background_1760000000000.mp4',
      'frontPageBackground',
    ],
    [storagePaths.logo.build(), 'site-branding/site-logo.jpg', 'logo'],
    [
      storagePaths.archived.build({ orderId: 'JF20250624ABCDEF123', file: '0_original.jpg' }),
      'customer-permanent-archive/JF20250624ABCDEF123/0_original.jpg',
      'archived',
    ],
    [
      storagePaths.purchased.build({ userId: 'u1', itemId: 'i_1', uniqueId: 'X9' }),
      'purchased/u1/i_1_X9.jpg',
      'purchased',
    ],
    [
      storagePaths.voucher.build({ voucherNumber: 'K2026-0012' }),
      'vouchers/K2026-0012.pdf',
      'voucher',
    ],
  ])('%s', (built, expected, name) => {
    expect(built).toBe(expected);
    expect(storagePathName(built)).toBe(name);
  });

  test('a parsed path gives back what it was built from', () => {
    const parameters = { ...picture, id: 'a1', extension: 'jpg' };
    const path = storagePaths.original.build(parameters);
    expect(storagePaths.original.parse(path)).toEqual(parameters);
  });

  test.each([
    { ...picture, id: '../x', extension: 'jpg' },
    { ...picture, id: 'a', extension: 'exe' },
    { ...picture, project: 'a/b', id: 'a', extension: 'jpg' },
    { ...picture, project: '', id: 'a', extension: 'jpg' },
    { ...picture, kind: 'portfolio', id: 'a', extension: 'jpg' },
    { ...picture, timestamp: '1760000000000_x', id: 'a', extension: 'jpg' },
  ])('refuses %o', (parameters) => {
    expect(() => storagePaths.original.build(parameters)).toThrow(AppError);
  });

  test.each([
    'high-quality/albums/x/y/original_1760000000000_a1.jpg',
    'high-quality/albums/x/original_1760000000000_a1.jpg.exe',
    '/site-branding/site-logo.jpg',
    'site-branding/site-logo.jpg/',
    'customer-permanent-archive/JF1/../x',
    '',
  ])('%s is no path of ours', (path) => {
    expect(storagePathName(path)).toBeUndefined();
  });

  test('every path lies in a known area', () => {
    const areas = Object.values(storageAreas) as string[];
    const first = Object.values(storagePaths).map(({ pattern }) => pattern.split('/')[0]);
    expect(first.filter((area) => area === undefined || !areas.includes(area))).toEqual([]);
    expect([...new Set(first)]).toHaveLength(areas.length);
  });
});

describe('document paths', () => {
  test.each([
    [documents.frontPage.build(), 'content/frontpage', 'frontPage'],
    [documents.user.build({ uid: 'u1' }), 'users/u1', 'user'],
    [documents.presence.build({ email: 'a@b.dk' }), 'presence/a@b.dk', 'presence'],
    [documents.legacySingleImage.build({ imageId: 'x' }), 'individuelle/x', 'legacySingleImage'],
  ])('%s', (built, expected, name) => {
    expect(built).toBe(expected);
    expect(documentName(built)).toBe(name);
  });

  test('every document lies in a known collection', () => {
    const names = Object.values(collections) as string[];
    const first = new Set(
      [
        ...Object.values({ ...documents, ...clientDocuments }),
        paymentDocument,
        giftCardDocument,
      ].map(({ pattern }) => pattern.split('/')[0]),
    );
    expect([...first].sort()).toEqual([...names].sort());
  });

  test.each(['..', '.', 'a/b', ''])('refuses the id %j', (uid) => {
    expect(() => documents.user.build({ uid })).toThrow('path/invalid');
  });
});

test('a template never builds a path that it does not read back', () => {
  const template = pathTemplate('a/{first}/{second}.jpg');
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      try {
        const path = template.build({ first, second });
        expect(template.parse(path)).toEqual({ first, second });
        expect(path.split('/')).toHaveLength(3);
      } catch (error) {
        expect(error).toMatchObject({ code: 'path/invalid' });
      }
    }),
  );
});
