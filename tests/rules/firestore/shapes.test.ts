import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { STORAGE_PATH_MAX_LENGTH } from '#src/model/system/contracts.ts';
import { URL_MAX_LENGTH } from '#src/model/files/urlPolicy.ts';
import { PHONE_MAX_LENGTH } from '#src/model/account/phone.ts';
import { NAME_MAX_LENGTH } from '#src/model/account/people.ts';
import {
  DISCOUNT_CODES_MAX_COUNT,
  ENDED_DISCOUNTS_MAX_COUNT,
} from '#src/options/discounts/codes.ts';
import { shapes } from '../../../rules/shapes.ts';
import type { Shape } from '../../../tools/rules/shape.ts';
import { firestoreWorld, freshId, omit, serverTime } from '../support/firestore.ts';
import type { Data } from '../support/firestore.ts';
import { givenFieldsOf, limitsOf, list, text } from '../support/limits.ts';
import type { Limit } from '../support/limits.ts';
import { accounts } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld();
const customer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

/** The limits of a map inside a document. */
const inside = (field: string, shape: Shape): Limit[] =>
  limitsOf(shape).map(({ field: part, taken, refused }) => ({
    field,
    taken: { [part]: taken },
    refused: { [part]: refused },
  }));

const picture = inside('picture', shapes.isPicture);

interface Shaped {
  path: string;
  /** A document of its own for every write, below `path`. */
  isCollection?: boolean;
  role?: Role;
  sample: () => Data;
  limits: readonly Limit[];
  given?: readonly string[];
}

/** A document whose limits and necessary fields are those of a shape. */
const shaped = (
  shape: Shape,
  { limits = [], ...document }: Partial<Shaped> & Pick<Shaped, 'path' | 'sample'>,
): Shaped => ({
  ...document,
  limits: [...limitsOf(shape), ...limits],
  given: givenFieldsOf(shape),
});

const documents: readonly Shaped[] = [
  {
    path: `users/${customer.uid}`,
    role: 'customer',
    sample: () => samples.profile(customer),
    limits: [
      text('name', 2 * NAME_MAX_LENGTH + 1),
      text('displayName', 2 * NAME_MAX_LENGTH + 1),
      text('firstName', NAME_MAX_LENGTH),
      text('lastName', NAME_MAX_LENGTH),
      text('phoneNumber', PHONE_MAX_LENGTH),
      text('phone', PHONE_MAX_LENGTH),
      text('originalPhoneNumber', PHONE_MAX_LENGTH),
    ],
  },
  shaped(shapes.isPresence, {
    path: 'presence/ejer@jerslevfoto.example',
    sample: () => ({
      email: 'ejer@jerslevfoto.example',
      name: 'Ejer',
      online: true,
      lastSeen: serverTime(),
    }),
  }),
  shaped(shapes.isFrontPage, {
    path: 'content/frontpage',
    sample: samples.frontPage,
    limits: [...picture, text('backgroundMedia', URL_MAX_LENGTH, 'https://x.example/')],
  }),
  shaped(shapes.isDrawing, {
    path: `settings/watermark/drawings/${accounts.owner.uid}`,
    sample: () => ({ file: 'iVBORw0KGgo', updatedAt: serverTime() }),
  }),
  shaped(shapes.isRemaking, {
    path: 'settings/watermark-remaking',
    sample: () => ({ state: 'running', run: 1, failedFor: new Date(), updatedAt: serverTime() }),
  }),
  shaped(shapes.isPaymentIcons, { path: 'content/payment-icons', sample: samples.paymentIcons }),
  shaped(shapes.isAboutContent, {
    path: 'about/content',
    sample: samples.aboutContent,
    limits: inside('equipment', shapes.isEquipment),
  }),
  shaped(shapes.isAboutProfile, {
    path: 'about/profile',
    sample: samples.aboutProfile,
    limits: picture,
  }),
  shaped(shapes.isBranding, { path: 'site-config/branding', sample: samples.branding }),
  shaped(shapes.isFilterButtons, {
    path: 'website-config/filter-buttons',
    sample: samples.filterButtons,
  }),
  shaped(shapes.isPricePackages, {
    path: 'pricing-packages/packages',
    sample: samples.pricePackages,
  }),
  {
    path: 'site-config/upload-presets',
    sample: samples.uploadPresets,
    limits: [list('presets', 50)],
  },
  {
    path: 'site-config/discounts',
    sample: samples.discounts,
    limits: [list('codes', DISCOUNT_CODES_MAX_COUNT + ENDED_DISCOUNTS_MAX_COUNT)],
  },
  shaped(shapes.isAlbum, { path: 'albums', isCollection: true, sample: samples.album }),
  shaped(shapes.isSingleImage, {
    path: 'enkeltbilleder',
    isCollection: true,
    sample: samples.singleImage,
    limits: [...picture, text('originalSrc', STORAGE_PATH_MAX_LENGTH, 'high-quality/albums/')],
  }),
  shaped(shapes.isPortfolioItem, {
    path: 'portfolio',
    isCollection: true,
    sample: samples.portfolioItem,
    limits: picture,
  }),
  shaped(shapes.isOffSaleAlbum, {
    path: 'withdrawn-albums',
    isCollection: true,
    sample: samples.album,
  }),
  shaped(shapes.isOffSaleImage, {
    path: 'withdrawn-images',
    isCollection: true,
    sample: samples.singleImage,
  }),
  shaped(shapes.isGallery, {
    path: 'client-galleries',
    isCollection: true,
    sample: samples.clientGallery,
  }),
  shaped(shapes.isStatus, { path: 'sloth-stamp-system/status', sample: samples.systemStatus }),
  shaped(shapes.isOperationLog, {
    path: 'sloth-stamp-system/operations',
    sample: samples.operationLog,
  }),
  shaped(shapes.isLease, {
    path: 'sloth-stamp-system/cleanup-lease',
    sample: () => ({ holder: 'a', expiresAt: new Date(Date.now() + 60_000) }),
  }),
];

describe.each(documents)(
  '$path',
  ({ path, isCollection = false, role = 'owner', sample, limits, given = [] }) => {
    const write = async (data: Data): Promise<void> => {
      if (!isCollection) await world.given({ [path]: null });
      const place = isCollection ? `${path}/${freshId()}` : path;
      await world.as(role).doc(place).set(data);
    };

    test.each(limits)('$field takes what it may hold, and no more', async (limit) => {
      await assertSucceeds(write({ ...sample(), [limit.field]: limit.taken }));
      await assertFails(write({ ...sample(), [limit.field]: limit.refused }));
    });

    test.each(given)('is refused without %s', async (field) => {
      await assertFails(write(omit(sample(), field)));
    });

    test('is refused with a field that no schema knows', async () => {
      await assertFails(write({ ...sample(), unknownField: 1 }));
    });
  },
);
