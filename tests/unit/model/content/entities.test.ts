import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { userProfileSchema } from '#src/model/account/schema.ts';
import { cartSchema } from '#src/model/cart/schema.ts';
import {
  albumSchema,
  filterButtonsSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import {
  aboutContentSchema,
  brandingSchema,
  frontPageSchema,
  pricePackageSchema,
} from '#src/model/content/schema.ts';
import { orderRecordSchema, pendingOrderSchema } from '#src/model/orders/schema.ts';
import { purchaseItemSchema, purchaseSchema } from '#src/model/purchases/schema.ts';
import { operationSchema } from '#src/model/system/schema.ts';

const titled = { id: 'a', title: 'A' };
const named = { id: 'a', name: 'A' };
const owned = { id: 'a', userId: 'u' };
const equipment = { cameras: [], lenses: [], accessories: [], software: [] };
const noPicture = { width: 0, height: 0, placeholder: '', sources: [] };
const paidByPhone = { paymentMethod: 'mobilepay' };

/** Each kind of record: what has to be stored, and the defaults that the specification gives to the rest. */
const records: Record<string, [schema: z.ZodMiniType, needed: object, defaults: object]> = {
  album: [
    albumSchema,
    titled,
    {
      ...{ images: [], isPublished: false, visible: true },
      ...{ securityLevel: 'enhanced', protectionEnabled: true },
    },
  ],
  'single image': [
    singleImageSchema,
    titled,
    { price: 199, visible: true, isPublished: false, picture: noPicture },
  ],
  'portfolio item': [
    portfolioItemSchema,
    titled,
    { category: 'generelt', isPublished: true, featured: false },
  ],
  'filter buttons': [filterButtonsSchema, {}, { buttons: [] }],
  'price package': [
    pricePackageSchema,
    named,
    { group: 'Bryllupsfotografering', featured: false, isPublished: true, groupOrder: 0 },
  ],
  branding: [brandingSchema, {}, { logoUrl: '', logoSize: 1, logoPositionX: 0, logoPositionY: 0 }],
  'front page': [frontPageSchema, {}, { heroTitle: '', backgroundType: 'image' }],
  about: [aboutContentSchema, {}, { specialties: [], equipment }],
  cart: [cartSchema, {}, { items: [], ...paidByPhone }],
  'pending order': [
    pendingOrderSchema,
    owned,
    { paymentStatus: 'pending', items: [], amount: 0, ...paidByPhone },
  ],
  purchase: [
    purchaseSchema,
    owned,
    { downloadCount: 0, isArchived: false, currency: 'DKK', ...paidByPhone },
  ],
  'mirror of a purchase': [
    orderRecordSchema,
    owned,
    { items: [], total: 0, isArchived: false, ...paidByPhone },
  ],
  'purchase item': [
    purchaseItemSchema,
    named,
    { customerProtected: true, backupStatus: 'pending', quantity: 1 },
  ],
  user: [
    userProfileSchema,
    { uid: 'u', email: 'a@b.dk' },
    { isAdmin: false, emailVerified: false },
  ],
  operation: [operationSchema, { id: 'a', timestamp: new Date(0), operation: 'apply' }, {}],
};

test.each(Object.entries(records))('%s: what is missing takes its default', (_, record) => {
  const [schema, needed, defaults] = record;
  expect(z.parse(schema, needed)).toMatchObject({ ...needed, ...defaults });
});

test.each<[string, z.ZodMiniType, object]>([
  ['album without an id', albumSchema, { title: 'A' }],
  ['album with a price in words', albumSchema, { ...titled, price: 'ti' }],
  ['album with a bad image', albumSchema, { ...titled, images: [{ title: 'x' }] }],
  ['filter button without a slug', filterButtonsSchema, { buttons: [named] }],
  ['front page of an unknown kind', frontPageSchema, { backgroundType: 'pdf' }],
  ['pending order of nobody', pendingOrderSchema, { id: 'a' }],
  ['pending order in an unknown state', pendingOrderSchema, { ...owned, paymentStatus: 'paid' }],
  ['operation without a time', operationSchema, { id: 'a', operation: 'apply' }],
])('%s is refused', (_, schema, stored) => {
  expect(z.safeParse(schema, stored).success).toBe(false);
});

test('fields that no schema knows are dropped', () => {
  expect(z.parse(brandingSchema, { evil: '<script>' })).not.toHaveProperty('evil');
});

test.each(Object.entries(records))(
  '%s: whatever is stored is taken or refused, and what is taken is taken again',
  (_, [schema]) => {
    const names = ['id', 'uid', 'userId', 'title', 'name', 'email'];
    const texts = Object.fromEntries(names.map((name) => [name, fc.string()] as const));
    const anyField = fc.dictionary(fc.constantFrom(...names, 'price'), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyField, fc.record(texts)), (stored) => {
        const first = z.safeParse(schema, stored);
        if (first.success) expect(z.parse(schema, first.data)).toEqual(first.data);
      }),
    );
  },
);
