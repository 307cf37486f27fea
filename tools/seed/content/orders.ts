import type { CartPaymentMethod } from '#src/shared/schemas/cart.ts';

/** An order of the demo customer; lines are titles of albums and single images. */
export interface OrderContent {
  readonly key: string;
  readonly lines: readonly (readonly [kind: 'album' | 'image', title: string])[];
  readonly paymentMethod: CartPaymentMethod;
  readonly createdAt: string;
  /** When the photographer answered, and how. */
  readonly answer?: { readonly verdict: 'approved' | 'rejected'; readonly at: string };
  readonly adminNotes?: string;
  /** Moments at which the first line was downloaded. */
  readonly downloads?: readonly string[];
}

export const ORDERS: readonly OrderContent[] = [
  {
    key: 'foraarsordre',
    lines: [['album', 'Byen efter mørkets frembrud']],
    paymentMethod: 'mobilepay',
    createdAt: '2025-04-02T18:12:40.218Z',
    answer: { verdict: 'approved', at: '2025-04-03T07:45:12.604Z' },
    adminNotes: 'Betalt med MobilePay samme aften.',
    downloads: ['2025-04-03T16:20:00Z', '2025-05-11T09:02:00Z'],
  },
  {
    key: 'sommerordre',
    lines: [
      ['image', 'De to og havet'],
      ['image', 'Månevej'],
      ['image', 'Fyret'],
    ],
    paymentMethod: 'cash',
    createdAt: '2025-08-18T10:31:05.771Z',
    answer: { verdict: 'approved', at: '2025-08-19T12:08:33.127Z' },
    adminNotes: 'Betalt kontant ved afhentning af tryk.',
    downloads: ['2025-08-19T18:44:00Z'],
  },
  {
    key: 'fortrudt',
    lines: [['image', 'Regn på ruden']],
    paymentMethod: 'mobilepay',
    createdAt: '2025-08-27T21:55:47.390Z',
    answer: { verdict: 'rejected', at: '2025-09-01T08:15:20.055Z' },
  },
  {
    key: 'efteraarsordre',
    lines: [
      ['image', 'Nordlys'],
      ['image', 'Gavle og vinduer'],
    ],
    paymentMethod: 'mobilepay',
    createdAt: '2025-09-20T16:04:11.846Z',
  },
  {
    key: 'albumordre',
    lines: [['album', 'Vesterhavet året rundt']],
    paymentMethod: 'cash',
    createdAt: '2025-09-22T08:47:29.512Z',
  },
];
