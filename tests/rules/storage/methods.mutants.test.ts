import { beforeAll, describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import { freshId } from '../support/firestore.ts';
import { accounts, nobody } from '../support/roles.ts';
import { fileWorld } from '../support/storage.ts';
import type { Files } from '../support/storage.ts';

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
  'intake/Klit1/original',
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
    [
      ['admin'],
      {
        ...attempts(changedByAdmins, (path) => [`change ${path}`, change(path)]),
      },
    ],
    [
      nobody,
      {
        ...attempts(changedByNobody, (path) => [`change ${path}`, change(path)]),
        ...attempts(changedByAdmins, (path) => [
          `make a page of ${path}`,
          (files: Files) => files.ref(path).updateMetadata({ contentType: 'text/html' }),
        ]),
      },
    ],
    [
      ['admin'],
      {
        'change a file of the archive that stays marked as its order’s': (files) =>
          files.ref(`customer-permanent-archive/${orderId}/u.webp`).updateMetadata({
            customMetadata: { customerProtected: 'true', orderId },
          }) as Promise<unknown>,
      },
    ],
  ]);
});

describe('listing', () => {
  const files = [...changedByAdmins, ...changedByNobody];
  // A path in the shape of a file can be listed as a folder, too.
  const folders = [...files, ...files.map((path) => path.slice(0, path.lastIndexOf('/')))];
  testAccess(world, [
    [
      ['admin'],
      attempts([...new Set(folders)], (folder) => [
        `list /${folder}`,
        (files: Files) => files.ref(folder).list({ maxResults: 1 }),
      ]),
    ],
  ]);
});

describe('deleting', () => {
  testAccess(world, [
    [
      nobody,
      {
        'delete something elsewhere': (files: Files) =>
          files.ref(`elsewhere/${project}.webp`).delete() as Promise<unknown>,
      },
    ],
  ]);
});
