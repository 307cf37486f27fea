import type { LegalDocument, LegalSection } from './document.ts';

/** The words of the legal pages that depend on how the site asks about cookies. */
export interface ConsentWords extends Record<string, string> {
  afterNo: string;
  choiceName: string;
  onlyConvenience: string;
  noToConvenience: string;
  statisticsUse: string;
  botCheckUse: string;
  ifStatistics: string;
  ifPresence: string;
  ifBotCheck: string;
  legitimatePresence: string;
  consentedBesides: string;
  choiceLog: string;
  choiceLogReason: string;
  choiceLogKept: string;
}

/** For a site that waits for one answer. */
export const wallWords: ConsentWords = {
  afterNo:
    'Afviser du, kan du stadig læse forsiden og de juridiske sider, men galleriet, kurven og din konto er lukket, fordi de ikke virker uden at gemme noget hos dig.',
  choiceName: '',
  onlyConvenience: 'Kun når du har accepteret cookies',
  noToConvenience: 'afviser cookies',
  statisticsUse:
    'Accepterer du cookies, kan jeg bruge Google Analytics til at se, hvilke sider der bliver besøgt. Jeg tæller også, hvor tit hvert billede bliver set, lagt i kurven og bestilt, uden at gemme hvem og uden at gemme noget hos dig. Afviser du senere, bliver cookies til statistik slettet med det samme.',
  botCheckUse:
    'På sider med formularer bruger jeg Google reCAPTCHA. Den bliver kun indlæst på de sider, og kun når du har accepteret cookies.',
  ifStatistics: 'kun hvis du har accepteret cookies',
  ifPresence: '',
  ifBotCheck: '',
  legitimatePresence: ', tilstedeværelse',
  consentedBesides: '',
  choiceLog: '',
  choiceLogReason: '',
  choiceLogKept: '',
};

/** For a site that asks about each purpose. */
export const choiceWords: ConsentWords = {
  afterNo:
    'Siger du nej, virker hele butikken alligevel: galleriet, kurven, dit login, dine ordrer og dine downloads. Så gemmer jeg kun det nødvendige.',
  choiceName: ', og et tilfældigt nummer, som det står under i min log',
  onlyConvenience: 'Kun når du har sagt ja til det',
  noToConvenience: 'siger nej til det',
  statisticsUse:
    'Siger du ja til statistik, kan jeg bruge Google Analytics til at se, hvilke sider der bliver besøgt, og når du er logget ind, kan fotografen se, at du er her. Jeg tæller også, hvor tit hvert billede bliver set, lagt i kurven og bestilt, uden at gemme hvem og uden at gemme noget hos dig. Siger du senere nej, bliver cookies til statistik slettet med det samme.',
  botCheckUse:
    'På sider med formularer kan jeg bruge Google reCAPTCHA. Den bliver kun indlæst på de sider, og kun når du har tilladt det. Siger du nej, kan du stadig logge ind, oprette en konto og bestille, og i stedet for at bruge kontaktformularen kan du skrive en email eller ringe.',
  ifStatistics: 'kun hvis du har sagt ja til statistik',
  ifPresence: ', kun hvis du har sagt ja til statistik',
  ifBotCheck: ', kun hvis du har tilladt det',
  legitimatePresence: '',
  consentedBesides: ', tilstedeværelse og robot-tjek',
  choiceLog:
    'Dit valg om cookies: hvad du har svaret, hvornår og på hvilken tekst, under et tilfældigt nummer fra din browser og uden dit navn.',
  choiceLogReason:
    'Dit valg om cookies gemmer jeg, fordi jeg skal kunne vise, at du har sagt ja (artikel 7, stk. 1).',
  choiceLogKept: 'Dit valg om cookies: 2 år.',
};

/**
 * The words about App Check (`appCheck` in `site.config.json`), whose provider is asked on every page and
 * before any answer about cookies; nothing for a site without it.
 */
export const appCheckWords = {
  used: {
    siteCheckUse:
      'Undtagelsen er Firebase App Check: Hele siden bruger Google reCAPTCHA i baggrunden, så vores database kan se, at en forespørgsel kommer herfra. Den bliver indlæst, når du åbner siden, også før du har svaret om cookies, og Google får din IP-adresse og oplysninger om din browser. Et bevis ligger i din browser under navnet firebase-app-check-database, til det udløber.',
    siteCheckBy:
      'Google reCAPTCHA gennem Firebase App Check: beskyttelse af hele siden mod misbrug. Den får din IP-adresse og oplysninger om din browser, også før du har svaret om cookies.',
  },
  unused: { siteCheckUse: '', siteCheckBy: '' },
} as const;

const OPTIONAL_MARK = '{onlyConvenience}';

const isOptional = (row: readonly string[]) => row.some((cell) => cell.includes(OPTIONAL_MARK));

function split(section: LegalSection): LegalSection[] {
  const { table } = section;
  if (!table?.rows.some(isOptional)) return [section];
  return [
    { ...section, table: { ...table, rows: table.rows.filter((row) => !isOptional(row)) } },
    {
      id: 'hurtigere',
      title: 'Hurtigere side',
      paragraphs: [
        'Siger du ja til det, gemmer din browser mere, så siden åbner hurtigt, og en besked, du ikke har sendt, ikke går tabt. Siger du senere nej, bliver det slettet med det samme.',
      ],
      table: {
        ...table,
        caption: 'Det, der gør siden hurtigere',
        rows: table.rows.filter(isOptional),
      },
    },
  ];
}

/** The cookie policy of a site that asks about each purpose: what is not needed stands by itself. */
export function withOptionalSection(document: LegalDocument): LegalDocument {
  return { ...document, sections: document.sections.flatMap(split) };
}
