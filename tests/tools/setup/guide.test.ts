import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { valueAt } from '../../../tools/setup/fields.ts';
import { guide } from '../../../tools/setup/guide.ts';
import type { KeptAnswers } from '../../../tools/setup/keptAnswers.ts';
import { groups } from '../../../tools/setup/questions.ts';
import { example, testBusiness } from './checkout.ts';

const fields = groups.flatMap(({ questions }) => questions.map(({ field }) => field));
const questionOf = (field: string) =>
  groups.flatMap(({ questions }) => questions).find((each) => each.field === field);

interface Talk {
  site: SiteConfig | undefined;
  said: string[];
  asked: string[];
}

interface Ending {
  present?: unknown;
  confirmed?: string;
  /** What is typed, one after the other, where the guide asks what to mend. */
  mends?: string[];
}

const NOTHING_KEPT: KeptAnswers = {
  read: () => ({}),
  keep: () => undefined,
  forget: () => undefined,
};

/** Answers the questions about some fields, one answer after the other, and all others with Enter. */
async function talk(
  answers: Record<string, string[]>,
  { present = testBusiness, confirmed = '', mends = [] }: Ending = {},
): Promise<Talk> {
  const said: string[] = [];
  const asked: string[] = [];
  const toMend = [...mends];
  const left = new Map(Object.entries(answers).map(([field, typed]) => [field, [...typed]]));
  const ask = (question: string): Promise<string> => {
    asked.push(question.trim());
    if (question.startsWith('Skal det skrives')) return Promise.resolve(confirmed);
    if (question.startsWith('Hvilket svar')) return Promise.resolve(toMend.shift() ?? '');
    const field = fields.find((each) => question.includes(questionOf(each)?.question ?? '?'));
    return Promise.resolve(left.get(field ?? '')?.shift() ?? '');
  };
  const say = (line: string) => said.push(line.trim().replace(/^\d+\. /, ''));
  const site = await guide(present, { ask, say }, NOTHING_KEPT);
  return { site, said, asked };
}

test('everything is asked about, and the words at the foot of the page follow the name', () => {
  const askedAbout = new Set(fields.map((field) => field.split('.')[0]));
  const others = Object.keys(testBusiness).filter((field) => !askedAbout.has(field));
  expect(others).toEqual(['$schema', 'copyrightText']);
});

test('Enter keeps everything, and neither that nor a no at the end is written', async () => {
  const { site, said, asked } = await talk({});
  const refused = await talk({ businessName: ['Klitlys'] }, { confirmed: 'nej' });
  expect([site, refused.site]).toEqual([undefined, undefined]);
  expect(said.at(-1)).toBe('Intet er ændret.');
  expect(asked).toHaveLength(fields.length);
  expect(asked[0]).toBe('1. Hvad hedder virksomheden (det registrerede navn)? [Jerslev Foto]');
});

test('whoever answers everything has described another business', async () => {
  const typed = {
    businessName: ['Klitlys Foto'],
    photographerName: ['Thea Klitlund Voss'],
    photographerTitle: ['Bryllupsfotograf'],
    tagline: ['Lys, vind og glade mennesker'],
    cvrNumber: ['99 99 99 85'],
    vat: ['Nej'],
    'address.street': ['Havnegade 7'],
    'address.postalCode': ['9990'],
    'address.city': ['Skagen'],
    email: ['Hej@Klitlys.example'],
    archivedBy: ['browser'],
    mailbox: ['send.klitlys.example; 465; thea@klitlys.example; 500; hent.klitlys.example'],
    pushKey: [`B${'k'.repeat(86)}`],
    phone: ['11 22 33 44'],
    'social.url': ['https://www.instagram.com/klitlys.example/'],
    mobilePayNumber: ['12 345'],
    'payments.mobilePay': ['manual'],
    discounts: ['nej'],
    licences: ['nej'],
    giftCards: ['nej'],
    'bankAccount.bank': ['Klitbanken'],
    'bankAccount.registrationNumber': ['0001'],
    'bankAccount.accountNumber': ['0000 012345'],
    orderIdPrefix: ['kl'],
    ownerEmails: ['Thea@klitlys.example, regnskab@klitlys.example'],
    presenceEmails: [''],
    presenceNames: [''],
    administratorMemberSince: ['Marts 2026'],
    origin: ['Klitlys.example/'],
    project: ['klitlys-eksempel'],
    region: ['europe-north1'],
    consent: ['choice'],
    legalUpdatedText: ['1. marts 2026'],
    reminders: ['10, 28'],
    'ledgerAccounts.dinero': ['1000, 1050, 55000, 55010, -, -'],
    'ledgerAccounts.billy': ['1110,1120,5710,5720,Salgsmoms 25%,-'],
    'ledgerAccounts.economic': ['1010, 1020, 5820, 5830, U25, 7220'],
    bucket: ['-'],
    appCheck: ['none'],
  };
  const { site, said } = await talk(typed);
  expect(site).toEqual({ ...example, $schema: testBusiness.$schema });
  expect(said).toContain('businessName: Jerslev Foto → Klitlys Foto');
  expect(said).toContain('vat: ja → nej');
});

describe('an answer that does not fit is explained, and asked for again', () => {
  test.each([
    ['cvrNumber', '12345678', 'Et CVR-nummer har otte cifre, og det sidste skal passe'],
    ['vat', 'måske', 'Svar ja eller nej.'],
    ['email', 'foto@kærlig.dk', 'Æ, ø og å kan ikke bruges.'],
    ['mailbox', 'send.klitlys.example', 'Svar nej, eller skriv fire ting'],
    ['pushKey', 'BK', 'Svar nej, eller skriv de 87 tegn'],
    ['phone', '2030405', 'Skriv otte cifre'],
    ['ownerEmails', 'a@b.dk, A@b.dk', 'Hver adresse må stå én gang.'],
    ['presenceEmails', 'en@anden.dk', 'en eller flere af administratorernes adresser'],
    ['presenceNames', 'Asta', 'Skriv ét navn for hver af adresserne.'],
    ['origin', 'foto.dk/forside', 'Skriv et domæne'],
    ['licences', 'x2', 'Svar nej, eller skriv to priser'],
    ['licences', 'dyrt, 500', 'Svar nej, eller skriv to priser'],
    ['licences', 'x2, 1000', 'Erhverv må ikke koste mindre end sociale medier'],
    ['giftCards', 'ja', 'Svar nej, eller skriv antal år'],
    ['giftCards', '3, use, 100, 5000, -, -, -, mange', 'Svar nej, eller skriv antal år'],
    ['payments.card', 'ja', 'Kort kan kun tages med automatic.'],
    ['reminders', 'syv, 30', 'to hele tal fra 1 til 365'],
    ['reminders', '30, 7', 'Det andet er størst.'],
    ['ledgerAccounts.dinero', '1000, 1050', 'seks værdier med komma imellem'],
    ['ledgerAccounts.billy', '1110, , 5710, 5720, -', 'seks værdier'],
    ['appCheck', 'turnstile nøgle', 'recaptcha-enterprise eller recaptcha-v3'],
  ])('%s: %s', async (field, typed, rule) => {
    const { said, asked } = await talk({ [field]: [typed] });
    expect(said.filter((line) => line.includes(rule))).toHaveLength(1);
    expect(asked).toHaveLength(fields.length + 1);
    expect(said.at(-1)).toBe('Intet er ændret.');
  });
});

test('who is shown as online follows the owners', async () => {
  const { site } = await talk({ ownerEmails: ['partner@jerslevfoto.example, ny@foto.example'] });
  expect(site?.presenceEmails).toEqual(['partner@jerslevfoto.example']);
  expect(site?.presenceNames).toEqual(['Villads']);
});

test('App Check takes its key along, and a dash takes a project back', async () => {
  const typed = { appCheck: ['recaptcha-v3  6Lkey'], project: ['-'] };
  const { site, said } = await talk(typed, { present: { ...testBusiness, project: 'et-andet' } });
  expect(site).toMatchObject({
    project: '',
    appCheck: { provider: 'recaptcha-v3', siteKey: '6Lkey' },
  });
  expect(said).toContain('appCheck: none → recaptcha-v3 6Lkey');
});

test.each([
  [
    'x1,5, x3',
    { social: { factor: 1.5 }, commercial: { factor: 3 } },
    'Sociale medier: 1,5 gange prisen. Erhverv: 3 gange prisen',
  ],
  [
    '500;1500',
    { social: { addition: 500 }, commercial: { addition: 1500 } },
    'Sociale medier: 500 kr oveni. Erhverv: 1.500 kr oveni',
  ],
  ['-, x2.5', { commercial: { factor: 2.5 } }, 'Erhverv: 2,5 gange prisen'],
  ['-, -', {}, 'kun til privat brug'],
])('pictures may be sold with several licences: %s', async (typed, licences, words) => {
  const { site, said } = await talk({ licences: [typed] });
  expect(site?.licences).toEqual(licences);
  expect(said).toContain(`licences: nej → ${words}`);
  const kept = await talk({ tagline: ['Lys'] }, { present: { ...testBusiness, licences } });
  expect(kept.site?.licences).toEqual(licences);
});

test.each([
  ['3, use, 100, 5000, -, 6370, -, 300, 500', [300, 500]],
  ['3, use, 100, 5000, -, 6370, -', []],
])('gift cards are sold as they are described: %s', async (typed, amounts) => {
  const { site, said } = await talk({ giftCards: [typed] });
  const giftCards = {
    ...{ years: 3, vatAt: 'use' as const, least: 100, most: 5000, amounts },
    ledgerAccounts: { dinero: '', billy: '6370', economic: '' },
  };
  expect(site?.giftCards).toEqual(giftCards);
  expect(said).toContain(`giftCards: nej → ${typed}`);
  const kept = await talk({ tagline: ['Lys'] }, { present: { ...testBusiness, giftCards } });
  expect(kept.site?.giftCards).toEqual(giftCards);
});

test('a slip is put right at the end, and what depends on it', async () => {
  const number = (field: string) => String(fields.indexOf(field) + 1);
  const typed = {
    businessName: ['Klitlys Fot', 'Klitlys Foto'],
    ownerEmails: ['ejer@foto.example', 'ny@foto.example'],
    presenceEmails: ['', 'ny@foto.example'],
  };
  const mends = ['navnet', number('businessName'), number('ownerEmails')];
  const { site, said } = await talk(typed, { mends });
  expect(said).toContain(`Skriv et tal fra 1 til ${fields.length}.`);
  expect(site).toMatchObject({
    businessName: 'Klitlys Foto',
    copyrightText: '© Klitlys Foto',
    ownerEmails: ['ny@foto.example'],
    presenceEmails: ['ny@foto.example'],
  });
});

test.each([
  ['cvrNumber', ['00000000', '99999985'], 'et rigtigt nummer'],
  ['origin', ['klitlys.example', 'klitlys.dk'], 'et rigtigt domæne'],
])('%s of the demonstration is told at once', async (field, answers, lacking) => {
  const warnings = answers.map(async (typed) => {
    const { said } = await talk({ [field]: [typed] });
    return said.filter((line) => line.endsWith(`men npm run live kræver ${lacking}.`)).length;
  });
  expect(await Promise.all(warnings)).toEqual([1, 0]);
});

test('cards go with automatic payments', async () => {
  const payments = { mobilePay: 'automatic', card: true } as const;
  const present = { ...testBusiness, payments };
  expect((await talk({ 'payments.mobilePay': ['manual'] }, { present })).site?.payments).toEqual({
    mobilePay: 'manual',
    card: false,
  });
  const typed = { 'payments.mobilePay': ['automatic'], 'payments.card': ['ja'] };
  expect((await talk(typed)).site?.payments).toEqual(payments);
});

describe('a file that does not fit is opened, and mended', () => {
  test.each<[string, object, string?]>([
    ['payments.card', { payments: { mobilePay: 'manual', card: true } }, 'nej'],
    ['address.city', { address: { ...testBusiness.address, city: 3 } }, 'Jerslev'],
    ['presenceNames', { presenceNames: ['Asta'] }],
    ['reminders', { reminders: { afterDays: 30, expireAfterDays: 7 } }],
    ['giftCards', { giftCards: true }, 'nej'],
  ])('%s: %j', async (field, fields, typed) => {
    const show = questionOf(field)?.show ?? String;
    const answer = typed ?? show(valueAt(testBusiness, field));
    const { site, said, asked } = await talk(
      { [field]: ['', answer] },
      { present: { ...testBusiness, ...fields } },
    );
    expect(site).toEqual(testBusiness);
    expect(said).toContain('Noget i filen passer ikke: dér er [ ] tom.');
    expect(said).toContain(questionOf(field)?.rule);
    expect(said).toContain(`${field}: passer ikke → ${answer}`);
    expect(asked.filter((question) => question.endsWith('[]'))).not.toEqual([]);
  });

  test('fields that nobody knows are named, and left out', async () => {
    const address = { ...testBusiness.address, floor: 3 };
    const { site, said } = await talk({}, { present: { ...testBusiness, address, cvr: '1' } });
    expect(site).toEqual(testBusiness);
    expect(said).toContain('cvr: kendes ikke → fjernes');
    expect(said).toContain('address.floor: kendes ikke → fjernes');
  });
});
