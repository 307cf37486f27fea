import {
  privacyWithPayments,
  salesTermsWithPayments,
} from '#src/model/content/legal/automaticPayments.ts';
import { useShop } from '#src/stores/shop.ts';
import type { Places } from '../option.ts';

const withPayments = { privacy: privacyWithPayments, terms: salesTermsWithPayments } as const;

/** Adds what a document says about payments that the shop takes by itself. */
export function PaymentSection({ about, document, show }: Places['legalDocument']) {
  return show(withPayments[about](document, useShop()));
}
