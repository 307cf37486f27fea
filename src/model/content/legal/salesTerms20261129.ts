import type { LegalDocument, LegalSection } from './document.ts';
import { salesTerms20261123 } from './salesTerms20261123.ts';

/** The names of the body that takes complaints: in the terms of 24 June 2025, and the one it has today. */
const EARLIER_NAME = 'Center for Klageløsning';
const NAME = 'Mæglingsteamet for Forbrugerklager';

/** The section of a supplement that told of the new name. */
const SUPPLEMENT = 'klageinstans';

const NEXT_BODY = 'Bliver vi ikke enige dér, kan du gå videre til Forbrugerklagenævnet.';

function named(section: LegalSection): LegalSection {
  const [first = '', ...others] = section.paragraphs;
  if (!first.includes(EARLIER_NAME)) return section;
  return { ...section, paragraphs: [first.replace(EARLIER_NAME, NAME), NEXT_BODY, ...others] };
}

/** Terms that name the body that takes complaints as it is called today, in the place where they tell of complaints. */
export function withComplaintBody(terms: LegalDocument): LegalDocument {
  return {
    ...terms,
    sections: terms.sections.filter(({ id }) => id !== SUPPLEMENT).map(named),
  };
}

/** The terms of 29 November 2026: those of 23 November with the name of today. */
export const salesTerms20261129: LegalDocument = {
  ...withComplaintBody(salesTerms20261123),
  supplemented: 'Med tillæg af 23. november 2026, rettet 29. november 2026',
};
