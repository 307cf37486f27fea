import type { ReactNode } from 'react';
import { salesTermsDocuments } from '#src/model/content/legal/allSalesTerms.ts';
import type { LegalDocument } from '#src/model/content/legal/document.ts';
import type { SalesTermsVersion } from '#src/model/content/legal/salesTermsVersions.ts';

interface OtherSalesTermsProps {
  version: SalesTermsVersion;
  show: (document: LegalDocument) => ReactNode;
}

/** The terms of shops that sell licences or gift cards, which other shops do not fetch. */
export function OtherSalesTerms({ version, show }: OtherSalesTermsProps) {
  return show(salesTermsDocuments[version]);
}
