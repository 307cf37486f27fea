import { describe } from 'vitest';
import { attempts } from '../support/access.ts';
import { firestoreWorld, testWrites, type Firestore } from '../support/firestore.ts';
import { customer, placeOrder } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld();

/** Places an order that wants a full invoice. */
const orderWith = (make: (db: Firestore) => unknown) => (db: Firestore) =>
  placeOrder(world, db, { order: { ...samples.pendingOrder(customer), invoiceTo: make(db) } });

const orderTo = (invoiceTo: unknown) => orderWith(() => invoiceTo);

const longest = 'x'.repeat(201);
const NO_TEXTS = ['a reference', 'a number', 'a list', 'a map', 'a time'] as const;
const noTexts = (db: Firestore): Record<(typeof NO_TEXTS)[number], unknown> => ({
  'a reference': db.doc(`users/${customer.uid}`),
  'a number': 7,
  'a list': ['Havnen 3'],
  'a map': { line: 'Havnen 3' },
  'a time': new Date(),
});

describe('the name and address for a full invoice', () => {
  testWrites(world, 'customer', {
    taken: {
      'those of a business': orderTo(samples.invoiceTo),
      'those of a person': orderTo({
        name: 'Kaj',
        street: 'Havnen 3',
        postalCode: '9900',
        city: 'Skagen',
      }),
      'nothing in it': orderTo({}),
      'the longest of each': orderTo(
        Object.fromEntries(Object.keys(samples.invoiceTo).map((field) => [field, longest])),
      ),
    },
    refused: {
      nothing: orderTo(null),
      'a text': orderTo('Havnen 3'),
      'a list': orderTo(['Havnen 3']),
      'another field': orderTo({ phone: '20304050' }),
      'an endless name of a field': orderTo({ ['x'.repeat(1400)]: '' }),
      'an eighth field': orderTo({ ...samples.invoiceTo, phone: '20304050' }),
      ...attempts(
        Object.keys(samples.invoiceTo).flatMap((field) =>
          NO_TEXTS.map((kind) => ({ field, kind })),
        ),
        ({ field, kind }) => [
          `${kind} as ${field}`,
          orderWith((db) => ({ ...samples.invoiceTo, [field]: noTexts(db)[kind] })),
        ],
      ),
      ...attempts(Object.keys(samples.invoiceTo), (field) => [
        `an endless ${field}`,
        orderTo({ ...samples.invoiceTo, [field]: `${longest}x` }),
      ]),
    },
  });
});
