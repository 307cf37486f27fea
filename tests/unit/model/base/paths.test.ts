import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenDocuments } from '#src/model/api/tokens.ts';
import { webhookDocuments } from '#src/model/api/webhooks.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pathTemplate, collections, documents } from '#src/model/base/paths.ts';
import { searchIndexPart } from '#src/model/catalogue/search/searchIndex.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { contactDocuments } from '#src/model/contact/messages.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { intakeDocuments } from '#src/model/intake/schema.ts';
import { paymentDocument } from '#src/model/payments/schema.ts';
import { pushDeviceDocument } from '#src/model/push/devices.ts';
import { storageAreas, storagePathName, storagePaths } from '#src/model/files/paths.ts';
import { documentName } from '../../../support/documentName.ts';

const timestamp = '1760000000000';
const picture = { kind: 'albums', project: 'bryllup-i-skoven', timestamp, id: 'a1' };
const { original, frontPageBackground, logo, archived, purchased, voucher } = storagePaths;

describe('storage paths', () => {
  test('are built of their parts, and known by their names', () => {
    const built = {
      original: original.build({ ...picture, extension: 'jpg' }),
      frontPageBackground: frontPageBackground.build({ timestamp, media: 'mp4' }),
      logo: logo.build(),
      archived: archived.build({ orderId: 'JF20250624ABCDEF123', file: '0_original.jpg' }),
      purchased: purchased.build({ userId: 'u1', itemId: 'i_1', uniqueId: 'X9' }),
      voucher: voucher.build({ voucherNumber: 'K2026-0012' }),
    };
    expect(Object.values(built)).toEqual([
      'high-quality/albums/bryllup-i-skoven/original_1760000000000_a1.jpg',
      'front-page-background/background_1760000000000.mp4',
      'site-branding/site-logo.jpg',
      'customer-permanent-archive/JF20250624ABCDEF123/0_original.jpg',
      'purchased/u1/i_1_X9.jpg',
      'vouchers/K2026-0012.pdf',
    ]);
    expect(Object.values(built).map(storagePathName)).toEqual(Object.keys(built));
  });

  test('a parsed path gives back what it was built from', () => {
    const parameters = { ...picture, extension: 'jpg' };
    expect(original.parse(original.build(parameters))).toEqual(parameters);
  });

  test.each([
    { id: '../x' },
    { extension: 'exe' },
    { project: 'a/b' },
    { project: '' },
    { kind: 'portfolio' },
    { timestamp: '1760000000000_x' },
  ])('are not built of %o', (change) => {
    const build = () => original.build({ ...picture, extension: 'jpg', ...change });
    expect(build).toThrow(AppError);
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
  test('are built of their ids, and known by their names', () => {
    const built = {
      frontPage: documents.frontPage.build(),
      user: documents.user.build({ uid: 'u1' }),
      presence: documents.presence.build({ email: 'a@b.dk' }),
      legacySingleImage: documents.legacySingleImage.build({ imageId: 'x' }),
    };
    const paths = ['content/frontpage', 'users/u1', 'presence/a@b.dk', 'individuelle/x'];
    expect(Object.values(built)).toEqual(paths);
    expect(paths.map(documentName)).toEqual(Object.keys(built));
  });

  test('every document lies in a known collection', () => {
    const all = {
      ...documents,
      ...clientDocuments,
      ...contactDocuments,
      ...intakeDocuments,
      ...tokenDocuments,
      ...webhookDocuments,
      paymentDocument,
      giftCardDocument,
      pushDeviceDocument,
      searchIndexPart,
    };
    const first = Object.values(all).map(({ pattern }) => pattern.split('/')[0]);
    expect(new Set(first)).toEqual(new Set(Object.values(collections)));
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
