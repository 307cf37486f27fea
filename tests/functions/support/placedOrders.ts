import { call, refusal, type Reply } from './call.ts';
import { sellPicture } from './payments.ts';
import type { Person } from './people.ts';
import { orderNumber } from './withdrawals.ts';

/** The answer to an order that costs something else today, or of what the shop does not sell. */
export const CHANGED = refusal(
  'Prisen eller rabatten har ændret sig. Luk kurven, åbn den igen, og se den nye pris.',
  'invalid-argument',
);

/** The answer to an order under terms that do not cover what is ordered. */
export const OTHER_TERMS = refusal(
  'Købsbetingelserne har ændret sig. Genindlæs siden, og bestil igen.',
  'invalid-argument',
);

/** A picture by its id, or with more than that. */
type Wanted = string | { id: string };

interface Ordered {
  code?: string;
  items: readonly Wanted[];
  totalOre: number;
  orderId?: string;
  [field: string]: unknown;
}

/** What a browser sends to order pictures. */
export const orderInput = ({ items, ...ordered }: Ordered) => ({
  orderId: orderNumber(),
  items: items.map((item) => ({
    type: 'image' as const,
    ...(typeof item === 'string' ? { id: item } : item),
  })),
  paymentMethod: 'mobilepay' as const,
  customerName: 'Mette Ågård',
  termsVersion: '2025-06-24',
  ...ordered,
});

/** Orders pictures, with a code or with licences. */
export function place({ token }: Person, ordered: Ordered): Promise<Reply> {
  return call('placeOrder', { token, input: orderInput(ordered) });
}

/** The status of the answer to an order of one picture of 200 kroner with a code of a quarter. */
export const statusOf = async (buyer: Person, code: string): Promise<number> =>
  (await place(buyer, { code, items: [await sellPicture(200)], totalOre: 15_000 })).status;
