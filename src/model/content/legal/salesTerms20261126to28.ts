import { licenceIds } from '../../licences/licence.ts';
import { everyLicence, licenceSections } from '../../licences/rightsTexts.ts';
import { oneLicence } from '../../licences/texts.ts';
import type { LegalDocument, LegalSection } from './document.ts';
import { salesTerms20261123 } from './salesTerms20261123.ts';

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

const { supplemented: _, ...before } = salesTerms20261123;

/** The terms of 26 November 2026, of a shop that sells several licences. */
export const salesTerms20261126: LegalDocument = {
  ...before,
  updated: 'Sidst opdateret 26. november 2026',
  sections: before.sections.flatMap((section) => replacements[section.id] ?? [section]),
};

/** The section stands where the supplement ends with the ways to complain. */
const NEXT_SECTION = 'klageinstans';

const giftCards: LegalSection = {
  id: 'gavekort',
  title: 'Gavekort',
  paragraphs: [
    'Et gavekort er et beløb, der kan bruges til billeder her på siden. Koden kommer i din købshistorik og i en mail, når betalingen er godkendt. Gavekort bestilles for sig, betales i penge og giver ikke rabat. For dem gælder det følgende i stedet for det, der står om levering, brug og fortrydelse af billeder.',
  ],
  points: [
    'Gyldighed: gavekortet gælder i {giftCardYears} år fra den dag, betalingen er godkendt. Den sidste dag står på det.',
    'Brug: skriv koden i kurven. Gavekortet kan bruges ad flere gange, og det, der er tilbage, bliver stående på det.',
    'Udbetaling: så længe gavekortet gælder og et år efter, kan du skrive til [{email}]({emailLink}) og få det, der er tilbage, i penge. Et gavekort, som vi har givet væk, kan ikke udbetales.',
    'Fortrydelse: du kan fortryde købet i 14 dage fra den dag, betalingen er godkendt, så længe gavekortet ikke er brugt. Brug "Fortryd køb" ved ordren i din købshistorik, eller skriv til os. Så kan gavekortet ikke bruges mere, og du får pengene tilbage.',
    'Billeder, du fortryder: det, som gavekortet har betalt, kommer tilbage på det. Resten får du i penge.',
    'Mistet kode: koden står i din købshistorik og i mailen. Den, der har den, kan bruge gavekortet. Er den kommet i forkerte hænder, så skriv til os med ordrenummeret. Så spærrer vi gavekortet, og du får det, der er tilbage, på et nyt.',
    'Sletning af din konto: gavekortet gælder stadig. Gem koden først.',
  ],
};

/** Terms with the section about gift cards besides, and nothing else changed. */
function withGiftCards(terms: LegalDocument, updated: string): LegalDocument {
  return {
    ...terms,
    updated,
    sections: terms.sections.flatMap((section) =>
      section.id === NEXT_SECTION ? [giftCards, section] : [section],
    ),
  };
}

/** The terms of 27 November 2026, of a shop that sells gift cards. */
export const salesTerms20261127 = withGiftCards(before, 'Sidst opdateret 27. november 2026');

/** The terms of 28 November 2026, of a shop that sells several licences and gift cards. */
export const salesTerms20261128 = withGiftCards(
  salesTerms20261126,
  'Sidst opdateret 28. november 2026',
);
