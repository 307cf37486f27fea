import type { LegalDocument, LegalSection } from '../content/legal/document.ts';
import { licenceIds } from './licence.ts';
import { everyLicence, licenceSections } from './rightsTexts.ts';
import { oneLicence } from './texts.ts';

/** The sections that are about licences, by those about the one licence whose place they take. */
const replacements: Readonly<Record<string, readonly LegalSection[]>> = {
  [oneLicence.id]: [everyLicence, ...licenceIds.map((id) => licenceSections[id])],
  licens: [
    {
      id: 'licens',
      title: 'Licens',
      paragraphs: [
        'Prisen ved et billede på siden er prisen med licensen Privat. Kurven viser, hvilke andre licenser du kan vælge til det, og hvad de koster. Er der en rabat på antallet af billeder eller et gratis billede, gælder den billedets egen pris og ikke det, en bredere licens koster oveni.',
        'Det, der står under Brug af billederne og under den licens, du valgte, er din licens. Den vises ved dine køb, ligger som Licens.txt i ZIP-filer og er nævnt i oplysningerne i de billeder, som dit navn står på. Originalerne er fotografens egne filer, og dem ændrer vi ikke.',
      ],
    },
  ],
};

/** The terms of a shop that sells several licences. */
export function termsWithLicences(terms: LegalDocument): LegalDocument {
  return {
    ...terms,
    sections: terms.sections.flatMap((section) => replacements[section.id] ?? [section]),
  };
}
