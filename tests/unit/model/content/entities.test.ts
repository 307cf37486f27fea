import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('a record with nothing but what it needs takes the defaults of the specification', () => {
  test.each([
    [
      'album',
      { schema: albumSchema, stored: { id: 'a', title: 'A' } },
      {
        images: [],
        isPublished: false,
        visible: true,
        securityLevel: 'enhanced',
        protectionEnabled: true,
      },
    ],
    [
      'single image',
      { schema: singleImageSchema, stored: { id: 'a', title: 'A' } },
      {
        price: 199,
        visible: true,
        isPublished: false,
        picture: { width: 0, height: 0, placeholder: '', sources: [] },
      },
    ],
    [
      'portfolio item',
      { schema: portfolioItemSchema, stored: { id: 'a', title: 'A' } },
      { category: 'generelt', isPublished: true, featured: false },
    ],
    ['filter buttons', { schema: filterButtonsSchema, stored: {} }, { buttons: [] }],
    [
      'price package',
      { schema: pricePackageSchema, stored: { id: 'pkg_1', name: 'A' } },
      { group: 'Bryllupsfotografering', featured: false, isPublished: true, groupOrder: 0 },
    ],
    [
      'branding',
      { schema: brandingSchema, stored: {} },
      { logoUrl: '', logoSize: 1, logoPositionX: 0, logoPositionY: 0 },
    ],
    [
      'front page',
      { schema: frontPageSchema, stored: {} },
      { heroTitle: '', backgroundType: 'image' },
    ],
    [
      'about',
      { schema: aboutContentSchema, stored: {} },
      { specialties: [], equipment: { cameras: [], lenses: [], accessories: [], software: [] } },
    ],
    ['cart', { schema: cartSchema, stored: {} }, { items: [], paymentMethod: 'mobilepay' }],
    [
      'pending order',
      { schema: pendingOrderSchema, stored: { id: 'a', userId: 'u' } },
      { paymentStatus: 'pending', paymentMethod: 'mobilepay', items: [], amount: 0 },
    ],
    [
      'purchase',
      { schema: purchaseSchema, stored: { id: 'a', userId: 'u' } },
      { paymentMethod: 'mobilepay', downloadCount: 0, isArchived: false, currency: 'DKK' },
    ],
    [
      'mirror of a purchase',
      { schema: orderRecordSchema, stored: { id: 'a', userId: 'u' } },
      { paymentMethod: 'mobilepay', items: [], total: 0, isArchived: false },
    ],
    [
      'purchase item',
      { schema: purchaseItemSchema, stored: { id: 'a', name: 'A' } },
      { customerProtected: true, backupStatus: 'pending', quantity: 1 },
    ],
    [
      'user',
      { schema: userProfileSchema, stored: { uid: 'u', email: 'a@b.dk' } },
      { isAdmin: false, emailVerified: false },
    ],
  ])('%s', (_, { schema, stored }, expected) => {
    expect(z.parse(schema as z.ZodMiniType, stored)).toMatchObject(expected);
  });
});

describe('a bad record is refused', () => {
  test.each([
    ['album without an id', albumSchema, { title: 'A' }],
    ['album with a price in words', albumSchema, { id: 'a', title: 'A', price: 'ti' }],
    ['album with a bad image', albumSchema, { id: 'a', title: 'A', images: [{ title: 'x' }] }],
    ['filter button without a slug', filterButtonsSchema, { buttons: [{ id: 'a', name: 'A' }] }],
    ['front page of an unknown kind', frontPageSchema, { backgroundType: 'pdf' }],
    ['pending order of nobody', pendingOrderSchema, { id: 'a' }],
    [
      'pending order in an unknown state',
      pendingOrderSchema,
      { id: 'a', userId: 'u', paymentStatus: 'paid' },
    ],
    ['operation without a time', operationSchema, { id: 'a', operation: 'apply' }],
  ])('%s', (_, schema, stored) => {
    expect(z.safeParse(schema as z.ZodMiniType, stored).success).toBe(false);
  });
});

test('fields that no schema knows are dropped', () => {
  expect(z.parse(brandingSchema, { evil: '<script>' })).not.toHaveProperty('evil');
});

test.each([
  ['album', albumSchema],
  ['single image', singleImageSchema],
  ['portfolio item', portfolioItemSchema],
  ['filter buttons', filterButtonsSchema],
  ['price package', pricePackageSchema],
  ['branding', brandingSchema],
  ['front page', frontPageSchema],
  ['about', aboutContentSchema],
  ['cart', cartSchema],
  ['pending order', pendingOrderSchema],
  ['purchase', purchaseSchema],
  ['operation', operationSchema],
  ['user', userProfileSchema],
])('%s: whatever is stored is taken or refused, and what is taken is taken again', (_, schema) => {
  const given = schema as z.ZodMiniType;
  const stored = fc.oneof(
    fc.anything(),
    fc.dictionary(
      fc.constantFrom('id', 'uid', 'userId', 'title', 'name', 'email', 'price'),
      fc.anything(),
    ),
    fc.record({
      id: fc.string(),
      uid: fc.string(),
      userId: fc.string(),
      title: fc.string(),
      name: fc.string(),
      email: fc.string(),
    }),
  );
  fc.assert(
    fc.property(stored, (value) => {
      const first = z.safeParse(given, value);
      if (first.success) expect(z.parse(given, first.data)).toEqual(first.data);
    }),
  );
});
