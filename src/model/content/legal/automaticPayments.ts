import { paysAutomatically, takesBankCards } from '../../payments/paymentPage.ts';
import type { Shop } from '../../settings/schema.ts';
import type { LegalDocument, LegalSection } from './document.ts';

interface Words {
  ways: string;
  approved: string;
}

const withMobilePay: Words = { ways: 'MobilePay', approved: 'når du godkender i MobilePay' };
const withBankCards: Words = {
  ways: 'MobilePay eller kort',
  approved: 'når du godkender betalingen',
};

const inPrivacyPolicy = ({ ways }: Words): LegalSection => ({
  id: 'betaling',
  title: `Når du betaler med ${ways} på siden`,
  paragraphs: [
    'Betalingen foregår hos Vipps MobilePay, som selv er dataansvarlig for de oplysninger, du giver dem. Jeg sender dem ordrenummeret og beløbet, ikke dit navn, din email eller det, du har bestilt.',
    'De fortæller mig, om betalingen er godkendt, afbrudt eller udløbet. Ved hver betaling gemmer jeg ordren, beløbet, resultatet og tidspunkterne, så du kan få dine billeder, og så penge kan betales tilbage (artikel 6, stk. 1, litra b og c). Jeg ser hverken dit kortnummer eller din konto.',
    'Ordren bliver godkendt af sig selv, når der er betalt. Det er ikke en automatisk afgørelse om dig: alle betalte ordrer bliver godkendt.',
  ],
});

const inTerms = ({ ways, approved }: Words): LegalSection => ({
  id: 'betaling-paa-siden',
  title: `Når du betaler med ${ways} på siden`,
  paragraphs: [
    `Betaler du med ${ways} her på siden, gælder dette i stedet for det, der står ovenfor om at sende beløbet til et nummer, og om at fotografen godkender betalingen manuelt. Alt andet gælder stadig.`,
  ],
  points: [
    `Beløbet bliver reserveret, ${approved}. Det bliver trukket, når billederne er lagt klar til dig, normalt få minutter efter og senest efter fire dage.`,
    'Ordren bliver godkendt af sig selv, når beløbet er reserveret, og så er aftalen indgået.',
    'Afbryder du betalingen, eller når du ikke at godkende den, bliver der ikke trukket penge. Ordren venter, så du kan prøve igen eller betale på en af de andre måder.',
    'Bliver en ordre betalt to gange, sendes den ene betaling tilbage af sig selv.',
  ],
  closing: [
    'Din fortrydelsesret er den samme, uanset hvordan du betaler. Får du penge tilbage, sendes de gennem MobilePay, dertil hvor de kom fra.',
  ],
});

function wordsOf(shop: Pick<Shop, 'payments'>): Words | undefined {
  if (!paysAutomatically(shop)) return undefined;
  return takesBankCards(shop) ? withBankCards : withMobilePay;
}

/** The section of the terms about payments on the page; undefined for a shop that takes none. */
export function paymentTerms(shop: Pick<Shop, 'payments'>): LegalSection | undefined {
  const words = wordsOf(shop);
  return words && inTerms(words);
}

function withSection(document: LegalDocument, section: LegalSection | undefined): LegalDocument {
  return section ? { ...document, sections: [...document.sections, section] } : document;
}

/** The privacy policy, with what applies where a shop takes payments by itself. */
export function privacyWithPayments(
  document: LegalDocument,
  shop: Pick<Shop, 'payments'>,
): LegalDocument {
  const words = wordsOf(shop);
  return withSection(document, words && inPrivacyPolicy(words));
}

/** The terms, with a section about payments that are made on the page, and about no others. */
export function salesTermsWithPayments(
  document: LegalDocument,
  shop: Pick<Shop, 'payments'>,
): LegalDocument {
  return withSection(document, paymentTerms(shop));
}
