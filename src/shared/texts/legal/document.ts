import { fillText } from '../fillText.ts';

/** One part of a legal page. */
export interface LegalSection {
  /** The anchor of the table of contents. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalDocument {
  title: string;
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
}

/** What fills the gaps of the legal texts: who the business is. */
export interface LegalParty extends Record<string, string> {
  businessName: string;
  photographerName: string;
  address: string;
  cvrNumber: string;
  email: string;
  phone: string;
}

export const legalTexts = {
  updated: 'Sidst opdateret 24. juni 2025',
  contents: 'Indhold',
} as const;

/** A legal page with the business written into it. */
export function filledDocument(document: LegalDocument, party: LegalParty): LegalDocument {
  const fill = (text: string) => fillText(text, party);
  return {
    ...document,
    lead: fill(document.lead),
    sections: document.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(section.points && { points: section.points.map(fill) }),
    })),
  };
}
