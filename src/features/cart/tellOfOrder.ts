import type { OrderConfirmation } from '#src/model/cart/schema.ts';

/** Has the mails about a new order sent. They are no part of it: nobody waits, and no failure matters. */
export function tellOfOrder(confirmation: OrderConfirmation): void {
  import('#src/lib/orderMails.ts')
    .then(({ announceOrder }) => announceOrder(confirmation))
    .catch((thrown: unknown) => {
      console.warn('The mails about the order could not be sent', thrown);
    });
}
