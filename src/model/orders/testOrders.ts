import { isOrderId, isPendingOrderId } from './orderId.ts';

/** What is looked at to tell an order that was made to try the shop out. */
export interface OrderTraces {
  id: string;
  customerEmail: string;
  customerName: string;
  adminNotes: string;
  items: readonly { name: string }[];
}

const PERSONS = /^(test|demo|dummy)([ -]?(bruger|kunde|user|customer|person))?\d*$/i;
const THINGS =
  /^(test|demo)$|\b(test|demo|sample|dummy)[ _-]?(billede|foto|album|produkt|image|photo|product|item)\b|\bsimul(ation|ated|eret)\b/i;
const REMARKS = /TEST|Demo|Simulation/;
const UNKNOWN_EMAIL = /^(unknown|ukendt)?(@.*)?$/i;

function hasTestItems({ items }: OrderTraces): boolean {
  return items.some(({ name }) => THINGS.test(name.trim()));
}

/** The letters of our own ids are random, and may spell a marker. */
function isRandomId(id: string): boolean {
  return isOrderId(id) || isPendingOrderId(id);
}

/**
 * Whether an order was made to try the shop out. A marker in a title counts alone or before a word for
 * a thing only: 'Protest i byen' holds one by chance, and no real order may be hidden.
 */
export function isTestOrder(order: OrderTraces): boolean {
  const hasTestId = !isRandomId(order.id) && REMARKS.test(order.id);
  return (
    hasTestId ||
    REMARKS.test(order.adminNotes) ||
    UNKNOWN_EMAIL.test(order.customerEmail.trim()) ||
    hasTestItems(order)
  );
}

/** Whether the counter of pending payments leaves an order out. */
export function isTestPendingOrder(order: OrderTraces): boolean {
  return PERSONS.test(order.customerName.trim()) || isTestOrder(order);
}
