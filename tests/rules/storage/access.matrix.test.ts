import { beforeAll, describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import { freshId } from '../support/firestore.ts';
import { accounts, everybody, nobody } from '../support/roles.ts';
import { fileWorld, upload } from '../support/storage.ts';
import type { Files } from '../support/storage.ts';

const project = freshId('projekt').toLowerCase();
const paid = freshId('JFpaid');
const older = freshId('JFolder');
const unpaid = freshId('JFunpaid');
const counted = freshId('JFcounted');
const unopened = freshId('JFunopened');
const uncounted = freshId('JFuncounted');
const withdrawn = freshId('JFwithdrawn');
const { uid } = accounts.customer;
const voucher = `2026-${Date.now()}`;
const othersVoucher = `K${voucher}`;
const openedAt = new Date('2026-01-02T12:00:00Z');

const world = fileWorld({
  [`purchases/${paid}`]: { userId: uid, paymentStatus: 'completed', firstDownloadAt: openedAt },
  [`purchases/${older}`]: { userId: uid, paymentStatus: 'købt', firstDownloadAt: openedAt },
  [`purchases/${counted}`]: { userId: uid, paymentStatus: 'completed', downloadCount: 1 },
  [`purchases/${unopened}`]: { userId: uid, paymentStatus: 'completed', downloadCount: 0 },
  [`purchases/${uncounted}`]: { userId: uid, paymentStatus: 'completed' },
  [`purchases/${unpaid}`]: { userId: uid, paymentStatus: 'pending', firstDownloadAt: openedAt },
  [`purchases/${withdrawn}`]: {
    userId: uid,
    paymentStatus: 'completed',
    firstDownloadAt: openedAt,
    withdrawnAt: openedAt,
  },
  [`vouchers/${voucher}`]: { userId: uid },
  [`vouchers/${othersVoucher}`]: { userId: 'somebody-else' },
});

const publicFiles = [
  `watermarked/albums/${project}/watermarked_1700000000000_a_480.webp`,
  `watermarked/enkeltbilleder/${project}/watermarked_1700000000000_a_480.webp`,
  'portfolio-display/watermarked_1700000000000_a_480.webp',
  'front-page-background/background_1700000000000.webp',
  'front-page-background/background_1700000000000_960.webp',
  'profile-picture/profile_1700000000000.webp',
  'profile-picture/profile_1700000000000_960.webp',
  'site-branding/site-logo.jpg',
  'site-branding/mobilepay_1700000000000.png',
];
const adminFiles = [
  `high-quality/albums/${project}/original_1700000000000_a.jpg`,
  `high-quality/enkeltbilleder/${project}/original_1700000000000_a.jpg`,
  'portfolio-protected/original_1700000000000_a.jpg',
  `high-quality/albums/${project}/preview_1700000000000_a.webp`,
  `high-quality/enkeltbilleder/${project}/preview_1700000000000_a.webp`,
  'portfolio-protected/preview_1700000000000_a.webp',
  `client-galleries/${project}/original_1700000000000_a.jpg`,
  `client-galleries/${project}/preview_1700000000000_a.webp`,
  `client-galleries/${project}/shown_1700000000000_a_480.webp`,
  'intake/Klit1/original',
  `customer-permanent-archive/${unpaid}/a.jpg`,
  `customer-permanent-archive/${unopened}/0_a.jpg`,
  `customer-permanent-archive/${unopened}/a_thumbnail_0.jpg`,
  `customer-permanent-archive/${unopened}/preview_0_a.webp`,
  `customer-permanent-archive/${uncounted}/0_a.jpg`,
  `customer-permanent-archive/${withdrawn}/0_a.jpg`,
  `customer-permanent-archive/${withdrawn}/preview_0_a.webp`,
  `customer-permanent-archive/${withdrawn}/thumbnail_0.webp`,
  `customer-permanent-archive/${freshId('JFmissing')}/a.jpg`,
  `purchased/somebody-else/${project}.jpg`,
  `vouchers/${othersVoucher}.pdf`,
  `vouchers/${voucher}`,
  `vouchers/${voucher}.pdf.jpg`,
  `vouchers/2025-${voucher.slice(5)}.pdf`,
];
const customerFiles = [
  `customer-permanent-archive/${paid}/a.jpg`,
  `customer-permanent-archive/${paid}/preview_0_a.webp`,
  `customer-permanent-archive/${older}/a.jpg`,
  `customer-permanent-archive/${counted}/0_a.jpg`,
  `customer-permanent-archive/${unopened}/thumbnail_0.webp`,
  `purchased/${uid}/a_${project}.jpg`,
  `vouchers/${voucher}.pdf`,
];
const deletedByAdmins = [...publicFiles, ...adminFiles.slice(0, 10)];
const deletedByNobody = [...customerFiles, ...adminFiles.slice(10)];

beforeAll(() => world.given(...publicFiles, ...adminFiles, ...customerFiles));

const read = (path: string) => (files: Files) => files.ref(path).getMetadata() as Promise<unknown>;

describe('reading', () => {
  testAccess(world, [
    [
      everybody,
      {
        ...attempts(publicFiles, (path) => [`read ${path}`, read(path)]),
      },
    ],
    [
      ['admin'],
      {
        ...attempts(adminFiles, (path) => [`read ${path}`, read(path)]),
        ...attempts(
          [
            '',
            'high-quality/albums',
            'watermarked/albums',
            'portfolio-display',
            `customer-permanent-archive/${paid}`,
            `purchased/${uid}`,
            'vouchers',
            `client-galleries/${project}`,
          ],
          (folder) => [
            `list /${folder}`,
            (files: Files) => files.ref(folder).list({ maxResults: 2 }),
          ],
        ),
      },
    ],
    [
      ['customer', 'admin'],
      {
        ...attempts(customerFiles, (path) => [`read ${path}`, read(path)]),
      },
    ],
  ]);
});

describe('deleting', () => {
  const remove = (path: string) => async (files: Files) => {
    await world.given(path);
    await files.ref(path).delete();
  };
  testAccess(world, [
    [
      ['admin'],
      {
        ...attempts(deletedByAdmins, (path) => [`delete ${path}`, remove(path)]),
      },
    ],
    [
      nobody,
      {
        ...attempts(deletedByNobody, (path) => [`delete ${path}`, remove(path)]),
      },
    ],
  ]);
});

describe('writing', () => {
  const write =
    (path: string, contentType: string, customMetadata: Record<string, string> = {}) =>
    (files: Files) =>
      upload(files, path, { contentType, customMetadata });
  const typeOf = (path: string): string =>
    path.endsWith('.webp') ? 'image/webp' : path.endsWith('.png') ? 'image/png' : 'image/jpeg';

  testAccess(world, [
    [
      ['admin'],
      {
        ...attempts(deletedByAdmins, (path) => [`write ${path}`, write(path, typeOf(path))]),
        'write into the permanent archive': write(
          `customer-permanent-archive/${paid}/b.jpg`,
          'image/jpeg',
          {
            customerProtected: 'true',
            orderId: paid,
          },
        ),
      },
    ],
    [
      nobody,
      {
        'write a purchased file': (files, role) =>
          write(`purchased/${role}/a_b.jpg`, 'image/jpeg')(files),
        'write a voucher': write(`vouchers/${voucher}.pdf`, 'application/pdf'),
        'write somewhere else': write(`elsewhere/${project}.jpg`, 'image/jpeg'),
        'write at the top': write(`${project}.jpg`, 'image/jpeg'),
      },
    ],
  ]);
});
