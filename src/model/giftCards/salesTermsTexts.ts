import type { LegalDocument, LegalSection } from '../content/legal/document.ts';

/** The section stands before the form that ends the supplement. */
const NEXT_SECTION = 'standardformular';

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

/** The terms of a shop that sells gift cards. */
export function termsWithGiftCards(terms: LegalDocument): LegalDocument {
  return {
    ...terms,
    sections: terms.sections.flatMap((section) =>
      section.id === NEXT_SECTION ? [giftCards, section] : [section],
    ),
  };
}
