import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { freshId } from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import { fileWorld, upload } from '../support/storage.ts';
import type { Files } from '../support/storage.ts';

const MEGABYTE = 1024 * 1024;
const project = freshId('projekt').toLowerCase();
const orderId = freshId('JF').slice(0, 40);
const voucher = `2026-${Date.now()}`;
const { uid } = accounts.customer;

const world = fileWorld({
  [`purchases/${orderId}`]: {
    userId: uid,
    paymentStatus: 'completed',
    firstDownloadAt: new Date('2026-01-02T12:00:00Z'),
  },
  [`vouchers/${voucher}`]: { userId: uid },
});

const changedByAdmins = [
  `high-quality/albums/${project}/original_1700000000000_u.webp`,
  `watermarked/albums/${project}/watermarked_1700000000000_u_480.webp`,
  'portfolio-protected/original_1700000000000_u.webp',
  'portfolio-display/watermarked_1700000000000_u_480.webp',
  'front-page-background/background_1700000000001.webp',
  'front-page-background/background_1700000000001_960.webp',
  'profile-picture/profile_1700000000001.webp',
  'profile-picture/profile_1700000000001_960.webp',
  'site-branding/logo_1700000000001.webp',
  'client-galleries/Kunde1/original_1700000000001_u.webp',
  'client-galleries/Kunde1/preview_1700000000001_u.webp',
];
const changedByNobody = [
  `customer-permanent-archive/${orderId}/u.webp`,
  `vouchers/${voucher}.pdf`,
  `purchased/${uid}/u_${project}.webp`,
  `elsewhere/${project}.webp`,
];

beforeAll(() => world.given(...changedByAdmins, ...changedByNobody));

describe('changing what lies there', () => {
  const change = (path: string) => (files: Files) =>
    files.ref(path).updateMetadata({ cacheControl: 'no-store' }) as Promise<unknown>;

  testAccess(world, [
    ...changedByAdmins.map((path) => ({
      what: `change ${path}`,
      allowed: admins,
      act: change(path),
    })),
    ...changedByNobody.map((path) => ({
      what: `change ${path}`,
      allowed: nobody,
      act: change(path),
    })),
    ...changedByAdmins.map((path) => ({
      what: `make a page of ${path}`,
      allowed: nobody,
      act: (files: Files) => files.ref(path).updateMetadata({ contentType: 'text/html' }),
    })),
    {
      what: 'change a file of the archive that stays marked as its order’s',
      allowed: admins,
      act: (files) =>
        files.ref(`customer-permanent-archive/${orderId}/u.webp`).updateMetadata({
          customMetadata: { customerProtected: 'true', orderId },
        }) as Promise<unknown>,
    },
  ]);
});

describe('listing', () => {
  const files = [...changedByAdmins, ...changedByNobody];
  // A path in the shape of a file can be listed as a folder, too.
  const folders = [...files, ...files.map((path) => path.slice(0, path.lastIndexOf('/')))];
  testAccess(
    world,
    [...new Set(folders)].flatMap((folder) => [
      {
        what: `list /${folder}`,
        allowed: admins,
        act: (files: Files) => files.ref(folder).list({ maxResults: 1 }),
      },
    ]),
  );
});

describe('deleting', () => {
  testAccess(world, [
    {
      what: 'delete something elsewhere',
      allowed: nobody,
      act: (files: Files) => files.ref(`elsewhere/${project}.webp`).delete() as Promise<unknown>,
    },
  ]);
});

describe('sizes', () => {
  const write = (path: string, contentType: string, bytes: number) =>
    upload(world.as('adminByClaim'), path, { contentType, bytes });
  const variant = `watermarked/albums/${project}/watermarked_1700000000000_s_480.webp`;

  test('a file may have a single byte', async () => {
    await assertSucceeds(write(variant, 'image/webp', 1));
  });
  test('a variant may have 20 MB and no byte more', async () => {
    await assertSucceeds(write(variant, 'image/webp', 20 * MEGABYTE));
    await assertFails(write(variant, 'image/webp', 20 * MEGABYTE + 1));
  });
});
