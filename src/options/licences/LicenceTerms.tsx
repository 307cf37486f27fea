import { termsWithLicences } from '#src/model/licences/salesTermsTexts.ts';
import type { Places } from '../option.ts';

/** Adds the rights of each licence to the terms of sale. */
export function LicenceTerms({ about, document, show }: Places['legalDocument']) {
  return show(about === 'terms' ? termsWithLicences(document) : document);
}
