import type { LegalDocument } from './document.ts';
import { terms20261126 } from './terms20261126.ts';
import { withGiftCards } from './terms20261127.ts';

/** The terms of 28 November 2026, of a shop that sells several licences and gift cards. */
export function terms20261128(): LegalDocument {
  return withGiftCards(terms20261126(), 'Sidst opdateret 28. november 2026');
}
