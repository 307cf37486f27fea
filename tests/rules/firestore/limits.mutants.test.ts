import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { firestoreWorld, freshId, serverTime } from '../support/firestore.ts';
import type { Data } from '../support/firestore.ts';
import { list, number, text } from '../support/limits.ts';
import type { Limit } from '../support/limits.ts';
import { accounts } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const URL_START = 'https://x.example/';
const ORIGINAL_START = 'high-quality/albums/';
const world = firestoreWorld();

const url = (field: string): Limit => text(field, 2048, URL_START);

/** Limits of what lies inside a field. */
const inside = (field: string, rest: Data, limits: readonly Limit[]): Limit[] =>
  limits.map((limit) => ({
    field,
    taken: { ...rest, [limit.field]: limit.taken },
    refused: { ...rest, [limit.field]: limit.refused },
  }));

const picture = inside('picture', samples.picture, [
  ...number('width', 0, 100_000),
  ...number('height', 0, 100_000),
  text('placeholder', 2000),
  list('sources', 10),
]);

const catalogue = [
  text('title', 120),
  text('description', 5000),
  text('category', 60),
  ...number('order', -1_000_000, 1_000_000),
];

const customer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

interface Bounded {
  path: string;
  /** A document of its own for every write, below `path`. */
  isCollection?: boolean;
  role?: Role;
  sample: () => Data;
  limits: readonly Limit[];
}

const bounded: readonly Bounded[] = [
  {
    path: `users/${customer.uid}`,
    role: 'customer',
    sample: () => samples.profile(customer),
    limits: [
      text('name', 201),
      text('displayName', 201),
      text('firstName', 100),
      text('lastName', 100),
      text('phoneNumber', 24),
      text('phone', 24),
      text('originalPhoneNumber', 24),
      url('photoURL'),
    ],
  },
  {
    path: 'presence/ejer@jerslevfoto.example',
    sample: () => ({
      email: 'ejer@jerslevfoto.example',
      name: 'Ejer',
      online: true,
      lastSeen: serverTime(),
    }),
    limits: [text('name', 201)],
  },
  {
    path: 'content/frontpage',
    sample: samples.frontPage,
    limits: [
      text('heroTitle', 120),
      text('heroSubtitle', 5000),
      url('backgroundMedia'),
      list('featuredOrder', 100),
      ...picture,
    ],
  },
  {
    path: 'about/content',
    sample: samples.aboutContent,
    limits: [
      text('professionalTitle', 120),
      text('bio', 5000),
      text('philosophy', 5000),
      list('specialties', 50),
      ...inside('equipment', {}, [
        list('cameras', 100),
        list('lenses', 100),
        list('accessories', 100),
        list('software', 100),
      ]),
    ],
  },
  {
    path: 'site-config/branding',
    sample: samples.branding,
    limits: [
      { field: 'logoSize', taken: 0.3, refused: 0.29 },
      { field: 'logoSize', taken: 2, refused: 2.01 },
      ...number('logoPositionX', -300, 300),
      ...number('logoPositionY', -300, 300),
    ],
  },
  {
    path: 'website-config/filter-buttons',
    sample: samples.filterButtons,
    limits: [list('buttons', 50)],
  },
  {
    path: 'site-config/upload-presets',
    sample: samples.uploadPresets,
    limits: [list('presets', 50)],
  },
  {
    path: 'site-config/discounts',
    sample: samples.discounts,
    limits: [list('codes', 100)],
  },
  {
    path: 'pricing-packages/packages',
    sample: samples.pricePackages,
    limits: [list('packages', 60)],
  },
  {
    path: 'albums',
    isCollection: true,
    sample: samples.album,
    limits: [
      ...catalogue,
      ...number('price', 0, 1_000_000),
      list('images', 500),
      text('securityLevel', 40),
    ],
  },
  {
    path: 'enkeltbilleder',
    isCollection: true,
    sample: samples.singleImage,
    limits: [
      ...number('price', 0, 1_000_000),
      text('filename', 255),
      text('originalSrc', 512, ORIGINAL_START),
      ...picture,
    ],
  },
  {
    path: 'sloth-stamp-system/status',
    sample: samples.systemStatus,
    limits: [
      text('status', 40),
      ...number('totalOperations', 0, 1_000_000_000),
      ...number('failedOperations', 0, 1_000_000_000),
    ],
  },
  {
    path: 'sloth-stamp-system/operations',
    sample: samples.operationLog,
    limits: [list('operations', 100)],
  },
  {
    path: 'sloth-stamp-system/cleanup-lease',
    sample: () => ({ holder: 'a', expiresAt: new Date(Date.now() + 60_000) }),
    limits: [text('holder', 100)],
  },
];

describe.each(bounded)(
  '$path',
  ({ path, isCollection = false, role = 'owner', sample, limits }) => {
    const write = async (change: Data): Promise<void> => {
      if (!isCollection) await world.given({ [path]: null });
      const place = isCollection ? `${path}/${freshId()}` : path;
      await world
        .as(role)
        .doc(place)
        .set({ ...sample(), ...change });
    };

    test.each(limits)('$field ends where it says', async ({ field, taken, refused }) => {
      await assertSucceeds(write({ [field]: taken }));
      await assertFails(write({ [field]: refused }));
    });
  },
);
