import { salesTermsDocuments } from '#src/model/content/legal/allSalesTerms.ts';
import type { SalesTermsVersion } from '#src/model/content/legal/salesTermsVersions.ts';
import { type LegalPageProps, SalesTerms } from './LegalPage.tsx';

interface OtherSalesTermsProps extends Omit<LegalPageProps, 'document'> {
  version: SalesTermsVersion;
}

/** The terms of shops that sell licences or gift cards, which other shops do not fetch. */
export function OtherSalesTerms({ version, ...page }: OtherSalesTermsProps) {
  return <SalesTerms document={salesTermsDocuments[version]} {...page} />;
}
