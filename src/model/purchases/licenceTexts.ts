import type { LegalDocument, LegalSection } from '../content/legal/document.ts';

/**
 * The rights of a buyer to the pictures: the section of the terms that orders refer to, so it stays
 * as it is. Other rights are a section of their own, in a new version of the terms.
 */
export const licence: LegalSection = {
  id: 'brug',
  title: 'Brug af billederne',
  paragraphs: [
    'Købte billeder er royaltyfri. Du betaler én gang og må bruge dem privat og erhvervsmæssigt, på tryk og digitalt, uden tidsbegrænsning.',
  ],
  points: [
    'Du må beskære billederne og tilpasse dem til din brug.',
    'Du må ikke sælge billederne videre eller give filerne til andre, som skal bruge dem selv.',
    'Du må ikke bruge dem på en måde, der kan krænke personer på billederne.',
    'Fotografen beholder ophavsretten og kan sælge billedet til andre.',
  ],
  closing: [
    'Viser du et billede offentligt, skal fotografens navn stå ved det, hvor det er almindeligt, for eksempel i aviser og på hjemmesider.',
  ],
};

export const licenceTexts = {
  title: 'Licens',
  fileName: 'Licens.txt',
  summary: 'Det må du bruge billederne til',
  summaryOf: (licence: string) => `${licence}: det må du bruge billederne til`,
  terms: 'Læs købsbetingelserne',
  /** The section of an archive that is about each of its licences. */
  allLicences: 'For alle licenser',
  bought: (orderId: string, names: readonly string[]) => `Ordre ${orderId}: ${names.join(', ')}`,
} as const;

/** The head of the licence in an archive, and its section about the pictures in it. */
export const licenceDocument: LegalDocument = {
  title: licenceTexts.title,
  description: '',
  lead: '',
  updated:
    '{businessName} v/ {photographerName}, {address}. CVR-nr. {cvrNumber}. {email}, {phone}.',
  sections: [
    {
      id: 'koeb',
      title: 'Hvilke billeder',
      paragraphs: [
        'Licensen gælder de billeder, der ligger i denne ZIP-fil, for den, der har købt dem. Ordrenumrene står i Indhold.txt, og resten af aftalen i [købsbetingelserne]({termsPath}).',
      ],
    },
  ],
};
