/** The provider's reference: 8 to 64 letters, digits and hyphens. */
export function paymentReference(orderId: string, attempt: number): string {
  return `${orderId}-${attempt}`;
}

/** True for the reference of a payment of this order. Purchases paid otherwise may hold any text. */
export function isPaymentOf(orderId: string, reference: string | undefined): reference is string {
  return reference?.startsWith(`${orderId}-`) === true && /^[^-/]+-\d+$/.test(reference);
}
