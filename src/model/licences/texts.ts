import { formatKroner } from '../base/money.ts';
import type { LegalSection, LegalDocument } from '../content/legal/document.ts';
import type { LicenceId, OrderedLicence } from './licence.ts';

const names: Record<LicenceId, string> = {
  private: 'Privat',
  social: 'Sociale medier',
  commercial: 'Erhverv',
};

const uses: Record<LicenceId, string> = {
  private: 'Til dig selv, familie og venner. Ikke offentligt.',
  social: 'Også på dine egne profiler på sociale medier.',
  commercial: 'Også til hjemmesider, annoncer og tryksager for én virksomhed.',
};

/** The choice of a licence, and its name on orders, vouchers and in mails. */
export const licenceWords = {
  names,
  label: 'Licens',
  /** Hidden behind the label, for screen readers. */
  of: (title: string) => ` til ${title}`,
  option: (id: LicenceId, price: number) => `${names[id]} (${formatKroner(price)})`,
  /** The purpose of each licence, shown beside the choice. */
  uses,
  read: 'Læs om licenserne',
} as const;

type Named = Pick<OrderedLicence, 'id'> | undefined;

/** Some words about a bought thing, with the licence that it was bought with. */
export function withLicenceName(words: string, licence: Named, mark = ' · '): string {
  return licence ? `${words}${mark}licens: ${names[licence.id]}` : words;
}

/** The anchor of what the terms say about the use of pictures. */
export const USE_OF_PICTURES = 'brug';

/**
 * The rights of a buyer in a shop with one licence: the section of the terms that orders refer to, so it stays
 * as it is. Other rights are a section of their own, in a new version of the terms.
 */
export const oneLicence: LegalSection = {
  id: USE_OF_PICTURES,
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
  salesTerms: 'Læs købsbetingelserne',
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
        'Licensen gælder de billeder, der ligger i denne ZIP-fil, for den, der har købt dem. Ordrenumrene står i Indhold.txt, og resten af aftalen i [købsbetingelserne]({salesTermsPath}).',
      ],
    },
  ],
};
