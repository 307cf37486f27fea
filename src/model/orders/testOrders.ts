import { isOrderId } from './orderId.ts';

/** The fields that reveal a test order. */
export interface TestOrderFields {
  id: string;
  customerEmail: string;
  customerName: string;
  adminNotes: string;
  items: readonly { name: string }[];
}

const TEST_CUSTOMER_NAME = /^(test|demo|dummy)([ -]?(bruger|kunde|user|customer|person))?\d*$/i;
const TEST_ITEM_NAME =
  /^(test|demo)$|\b(test|demo|sample|dummy)[ _-]?(billede|foto|album|produkt|image|photo|product|item)\b|\bsimul(ation|ated|eret)\b/i;
const TEST_MARKER = /TEST|Demo|Simulation/;
const UNKNOWN_EMAIL = /^(unknown|ukendt)?(@.*)?$/i;

function hasTestItems({ items }: TestOrderFields): boolean {
  return items.some(({ name }) => TEST_ITEM_NAME.test(name.trim()));
}

/**
 * Detects orders made to try out the shop. A number is random and may contain a marker by chance. A marker in a title counts only alone or before a word
 * for a product: 'Protest i byen' contains one by chance, and a real order must never be hidden.
 */
export function isTestOrder(order: TestOrderFields): boolean {
  const hasTestId = !isOrderId(order.id) && TEST_MARKER.test(order.id);
  return (
    hasTestId ||
    TEST_MARKER.test(order.adminNotes) ||
    UNKNOWN_EMAIL.test(order.customerEmail.trim()) ||
    hasTestItems(order)
  );
}

/** Also checks the customer's name; used by the counter of pending payments. */
export function isTestPendingOrder(order: TestOrderFields): boolean {
  return TEST_CUSTOMER_NAME.test(order.customerName.trim()) || isTestOrder(order);
}
