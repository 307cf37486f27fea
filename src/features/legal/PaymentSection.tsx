import type { ReactNode } from 'react';
import {
  privacyWithPayments,
  salesTermsWithPayments,
} from '#src/model/content/legal/automaticPayments.ts';
import type { LegalDocument } from '#src/model/content/legal/document.ts';
import { useShop } from '#src/stores/shop.ts';

const withPayments = { privacy: privacyWithPayments, terms: salesTermsWithPayments } as const;

export interface PaymentSectionProps {
  about: keyof typeof withPayments;
  document: LegalDocument;
  children: (whole: LegalDocument) => ReactNode;
}

/** Adds what a document says about payments that the shop takes by itself. */
export function PaymentSection({ about, document, children }: PaymentSectionProps) {
  return children(withPayments[about](document, useShop()));
}
