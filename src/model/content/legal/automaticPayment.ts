import type { LegalDocument } from './document.ts';

const section: LegalDocument['sections'][number] = {
  id: 'betaling',
  title: 'Når du betaler med MobilePay på siden',
  paragraphs: [
    'Betalingen foregår hos Vipps MobilePay, som selv er dataansvarlig for de oplysninger, du giver dem. Jeg sender dem ordrenummeret og beløbet, ikke dit navn, din email eller det, du har bestilt.',
    'De fortæller mig, om betalingen er godkendt, afbrudt eller udløbet. Ved hver betaling gemmer jeg ordren, beløbet, resultatet og tidspunkterne, så du kan få dine billeder, og så penge kan betales tilbage (artikel 6, stk. 1, litra b og c). Jeg ser hverken dit kortnummer eller din konto.',
    'Ordren bliver godkendt af sig selv, når der er betalt. Det er ikke en automatisk afgørelse om dig: alle betalte ordrer bliver godkendt.',
  ],
};

/** The privacy policy of a shop that takes payments by itself. */
export function withAutomaticPayment(document: LegalDocument): LegalDocument {
  return { ...document, sections: [...document.sections, section] };
}
