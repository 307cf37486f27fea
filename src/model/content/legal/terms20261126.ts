import { everyLicence, licenceSections } from '../../licences/texts.ts';
import { licenceIds } from '../../licences/licence.ts';
import { licence } from '../../purchases/licenceTexts.ts';
import type { LegalDocument, LegalSection } from './document.ts';
import { terms20261123 } from './terms20261123.ts';

/** The sections that are about licences, by those about the one licence whose place they take. */
const replacements = (): Readonly<Record<string, readonly LegalSection[]>> => ({
  [licence.id]: [everyLicence, ...licenceIds.map((id) => licenceSections[id])],
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
});

/**
 * The terms of 26 November 2026, of a shop that sells several licences. Made when they are asked for, so
 * that another shop does without.
 */
export function terms20261126(): LegalDocument {
  const others = replacements();
  const { supplemented: _, ...before } = terms20261123;
  return {
    ...before,
    updated: 'Sidst opdateret 26. november 2026',
    sections: before.sections.flatMap((section) => others[section.id] ?? [section]),
  };
}
