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
  /** Behind the label, for those who hear it. */
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

/**
 * The rights of each licence: sections of the terms that orders refer to, so they stay as they are.
 * Other rights are sections of their own, in a new version of the terms.
 */
export const licenceSections: Record<LicenceId, LegalSection> = {
  private: {
    id: 'licens-privat',
    title: 'Licensen Privat',
    paragraphs: [
      'Du må bruge billedet privat: i dit hjem og sammen med familie og venner, på tryk og digitalt.',
    ],
    points: [
      'Du må få det trykt, for eksempel til din væg, et album eller en gave.',
      'Du må sende det til familie og venner, som selv må bruge det privat.',
      'Du må ikke vise det offentligt, heller ikke på sociale medier.',
      'Du må ikke bruge det for en virksomhed, en forening eller en myndighed eller i reklame.',
    ],
  },
  social: {
    id: 'licens-sociale-medier',
    title: 'Licensen Sociale medier',
    paragraphs: [
      'Du må alt det, som licensen Privat giver lov til. Desuden må du vise billedet på dine egne profiler på sociale medier.',
    ],
    points: [
      'Det kan være dine private profiler, eller profilerne for den virksomhed eller forening, du køber for.',
      'Du må give det sociale medie den ret til at vise billedet, som dets vilkår kræver.',
      'Fotografens navn skal stå ved billedet.',
      'Du må ikke bruge det i annoncer, der betales for, på hjemmesider eller i tryksager for en virksomhed.',
    ],
  },
  commercial: {
    id: 'licens-erhverv',
    title: 'Licensen Erhverv',
    paragraphs: [
      'Du må alt det, som licenserne Privat og Sociale medier giver lov til. Desuden må du bruge billedet erhvervsmæssigt for én virksomhed, forening eller myndighed: den, du køber for.',
    ],
    points: [
      'Det gælder alle medier, for eksempel hjemmesider, annoncer, tryksager og præsentationer.',
      'Du må give filen til dem, der arbejder for dig, for eksempel et trykkeri eller et bureau. De må kun bruge den til dit materiale.',
      'Er der personer på billedet, skal de have sagt ja, før det bruges i reklame. Spørg fotografen først.',
    ],
  },
};

/** The anchor of what the terms say about the use of pictures. */
export const USE_OF_PICTURES = 'brug';

/** The rights that every licence gives, and their limits. */
export const everyLicence: LegalSection = {
  id: USE_OF_PICTURES,
  title: 'Brug af billederne',
  paragraphs: [
    'Købte billeder er royaltyfri. Du betaler én gang og må bruge dem uden tidsbegrænsning til det, som din licens giver lov til. Du vælger licensen i kurven, og den står ved billedet på ordren og på fakturaen. Licensen til et album gælder alle billeder i det.',
  ],
  points: [
    'Du må beskære billederne og tilpasse dem til din brug.',
    'Du må ikke sælge billederne videre eller give filerne til andre, som skal bruge dem selv, medmindre det står i din licens.',
    'Du må ikke bruge dem på en måde, der kan krænke personer på billederne.',
    'Fotografen beholder ophavsretten og kan sælge billedet til andre.',
  ],
  closing: [
    'Viser du et billede offentligt, skal fotografens navn stå ved det, hvor det er almindeligt, for eksempel i aviser og på hjemmesider.',
    'Vil du bruge et billede til mere, end din licens giver lov til, så køb det igen med en bredere licens. Det, du betalte første gang, bliver ikke trukket fra.',
  ],
};

/**
 * The rights of a buyer in a shop with one licence: the section of the terms that orders refer to, so it stays
 * as it is. Other rights are a section of their own, in a new version of the terms.
 */
export const oneLicence: LegalSection = {
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
