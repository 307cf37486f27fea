import { beforeAll, describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { freshId } from '../support/firestore.ts';
import { accounts, administrators, everyRole } from '../support/roles.ts';
import { fileWorld, upload } from '../support/storage.ts';

const project = freshId('projekt').toLowerCase();
const original = `high-quality/albums/${project}/original_1700000000000_a.jpg`;

const world = fileWorld({
  [`users/${accounts.adminByProfile.uid}`]: { isAdmin: true },
  [`users/${accounts.customer.uid}`]: { isAdmin: 'true' },
  [`users/${accounts.otherCustomer.uid}`]: { isAdmin: false },
});

beforeAll(() => world.given(original));

describe('administrators by claim, by profile and by a verified address are one class, which', () => {
  testAccess(
    world,
    [
      [
        administrators,
        {
          'read an original': (files) => files.ref(original).getMetadata() as Promise<unknown>,
          'upload a picture': (files, role) =>
            upload(
              files,
              `portfolio-display/watermarked_1700000000000_${role.toLowerCase()}_480.webp`,
              {
                contentType: 'image/webp',
              },
            ),
          'delete a picture': async (files, role) => {
            const path = `portfolio-display/watermarked_1700000000001_${role.toLowerCase()}_480.webp`;
            await world.given(path);
            await files.ref(path).delete();
          },
        },
      ],
    ],
    everyRole,
  );
});
