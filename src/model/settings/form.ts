import { formatPhone } from '../account/phone.ts';
import { changesTo } from '../base/edits.ts';
import { AppError } from '../base/errors.ts';
import { type Rule, type RuleTable } from '../base/formRules.ts';
import { isSaleAtUse, sellsNewGiftCards } from '../giftCards/offer.ts';
import { optionalMailKinds, type OptionalMailKind } from '../mails/outbox.ts';
import { customerMailKinds, type CustomerMailKind } from '../mails/orderMailRules.ts';
import {
  isChosen,
  OWN_WORDS_MAX_LENGTH,
  STORAGE_GIGABYTES_MAX,
  type ClosedSettings,
  type OwnWords,
  type OwnWordsOfMails,
} from './closed.ts';
import type { Payee, Shop } from './schema.ts';
import * as shapes from './shapes.ts';
import { settingsProblems as problems } from './texts.ts';

const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

const isLine = (typed: string): boolean =>
  shapes.LINE.test(typed.trim()) && typed.trim().length <= shapes.LINE_MAX_LENGTH;

/** The facts about the business, as they are typed. */
export interface BusinessValues {
  businessName: string;
  photographerName: string;
  photographerTitle: string;
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  socialName: string;
  socialUrl: string;
  cvrNumber: string;
  vat: boolean;
}

export function businessValues(shop: Shop): BusinessValues {
  const { businessName, photographerName, photographerTitle, email, cvrNumber, vat } = shop;
  return {
    ...{ businessName, photographerName, photographerTitle, email, cvrNumber, vat },
    phone: formatPhone(shop.phone),
    ...shop.address,
    socialName: shop.social.name,
    socialUrl: shop.social.url,
  };
}

type BusinessFacts = Pick<
  Shop,
  | 'businessName'
  | 'photographerName'
  | 'photographerTitle'
  | 'email'
  | 'phone'
  | 'address'
  | 'social'
  | 'cvrNumber'
  | 'vat'
>;

export function businessFrom(values: BusinessValues): BusinessFacts {
  return {
    businessName: values.businessName.trim(),
    photographerName: values.photographerName.trim(),
    photographerTitle: values.photographerTitle.trim(),
    email: values.email.trim(),
    phone: withoutBlanks(values.phone),
    address: {
      street: values.street.trim(),
      postalCode: values.postalCode.trim(),
      city: values.city.trim(),
      country: values.country.trim(),
    },
    social: { name: values.socialName.trim(), url: values.socialUrl.trim() },
    cvrNumber: withoutBlanks(values.cvrNumber),
    vat: values.vat,
  };
}

function line(field: Exclude<keyof BusinessValues, 'vat'>, message: string): Rule<BusinessValues> {
  return { field, check: (values) => isLine(values[field]), message };
}

const owesVatAtOnce = ({ giftCards }: Pick<Shop, 'giftCards'>): boolean =>
  giftCards !== false &&
  sellsNewGiftCards(giftCards) &&
  !isSaleAtUse({ bookedAt: giftCards.vatAt });

/**
 * The fields to write. Throws 'aborted' when somebody else has changed the same fields, or one that cannot be
 * together with them: moms goes with gift cards that owe it at once.
 */
export function settingsChanges(
  current: Shop,
  before: Partial<Shop>,
  after: Partial<Shop>,
): Partial<Shop> {
  const changes = changesTo<Partial<Shop>>(current, before, after);
  const { vat, giftCards } = { ...current, ...changes };
  const isAbout = changes.vat !== undefined || changes.giftCards !== undefined;
  if (isAbout && !vat && owesVatAtOnce({ giftCards })) throw new AppError('aborted');
  return changes;
}

/** The rules of the business; moms goes with the gift cards that the shop sells. */
export function businessRules(shop: Pick<Shop, 'giftCards'>): RuleTable<BusinessValues> {
  return [
    line('businessName', problems.businessName),
    line('photographerName', problems.photographerName),
    line('photographerTitle', problems.photographerTitle),
    {
      field: 'email',
      check: ({ email }) => shapes.isOwnEmail(email.trim()),
      message: problems.email,
    },
    {
      field: 'phone',
      check: ({ phone }) => shapes.isOwnPhone(withoutBlanks(phone)),
      message: problems.phone,
    },
    line('street', problems.street),
    {
      field: 'postalCode',
      check: ({ postalCode }) => shapes.DANISH_POSTAL_CODE.test(postalCode.trim()),
      message: problems.postalCode,
    },
    line('city', problems.city),
    line('country', problems.country),
    line('socialName', problems.socialName),
    {
      field: 'socialUrl',
      check: ({ socialUrl }) =>
        shapes.isHttps(socialUrl.trim()) && socialUrl.trim().length <= shapes.LINE_MAX_LENGTH,
      message: problems.socialUrl,
    },
    {
      field: 'cvrNumber',
      check: ({ cvrNumber }) => shapes.isOwnCvr(withoutBlanks(cvrNumber)),
      message: problems.cvrNumber,
    },
    { field: 'vat', check: ({ vat }) => vat || !owesVatAtOnce(shop), message: problems.vat },
  ];
}

/** The payee as it is typed, with the password of the owner who changes it. */
export interface PayeeValues {
  mobilePayNumber: string;
  bank: string;
  registrationNumber: string;
  accountNumber: string;
  mobilePay: Payee['payments']['mobilePay'];
  card: boolean;
  currentPassword: string;
}

export function payeeValues({ mobilePayNumber, bankAccount, payments }: Payee): PayeeValues {
  return { mobilePayNumber, ...bankAccount, ...payments, currentPassword: '' };
}

export function payeeFrom(values: PayeeValues): Payee {
  return {
    mobilePayNumber: withoutBlanks(values.mobilePayNumber),
    bankAccount: {
      bank: values.bank.trim(),
      registrationNumber: withoutBlanks(values.registrationNumber),
      accountNumber: withoutBlanks(values.accountNumber),
    },
    payments: { mobilePay: values.mobilePay, card: values.card },
  };
}

/** The server asks the same, without the password, which Firebase checks. */
export const payeeRules: RuleTable<PayeeValues> = [
  {
    field: 'mobilePayNumber',
    check: ({ mobilePayNumber }) => shapes.MOBILE_PAY_NUMBER.test(withoutBlanks(mobilePayNumber)),
    message: problems.mobilePayNumber,
  },
  {
    field: 'bank',
    check: ({ bank }) => isLine(bank),
    message: problems.bank,
  },
  {
    field: 'registrationNumber',
    check: ({ registrationNumber }) =>
      shapes.REGISTRATION_NUMBER.test(withoutBlanks(registrationNumber)),
    message: problems.registrationNumber,
  },
  {
    field: 'accountNumber',
    check: ({ accountNumber }) => shapes.ACCOUNT_NUMBER.test(withoutBlanks(accountNumber)),
    message: problems.accountNumber,
  },
  { field: 'card', check: shapes.areTogether, message: problems.card },
  {
    field: 'currentPassword',
    check: ({ currentPassword }) => currentPassword !== '',
    message: problems.password,
  },
];

export type OwnWordsValues = Record<CustomerMailKind | `${CustomerMailKind}-closing`, string>;

const closingOf = (kind: CustomerMailKind) => `${kind}-closing` as const;

export function ownWordsValues({ openings, closings }: OwnWordsOfMails): OwnWordsValues {
  const values = customerMailKinds.flatMap((kind) => [
    [kind, openings[kind] ?? ''],
    [closingOf(kind), closings[kind] ?? ''],
  ]);
  return Object.fromEntries(values) as OwnWordsValues;
}

/** Those of the words that say something. */
function filledOf(wordsOf: (kind: CustomerMailKind) => string): OwnWords {
  const words = customerMailKinds.map((kind) => [kind, wordsOf(kind).trim()] as const);
  return Object.fromEntries(words.filter(([, each]) => each !== ''));
}

export function ownWordsFrom(values: OwnWordsValues): OwnWordsOfMails {
  return {
    openings: filledOf((kind) => values[kind]),
    closings: filledOf((kind) => values[closingOf(kind)]),
  };
}

const ownWordsFields = customerMailKinds.flatMap((kind) => [kind, closingOf(kind)]);

export const ownWordsRules: RuleTable<OwnWordsValues> = ownWordsFields.map((field) => ({
  field,
  check: (values) => values[field].trim().length <= OWN_WORDS_MAX_LENGTH,
  message: problems.ownWords(OWN_WORDS_MAX_LENGTH),
}));

type ToldSettings = Pick<ClosedSettings, 'told' | 'pushed' | 'storageGigabytes'>;

/** What the photographer hears of, by mail and by push, and from how many gigabytes, as they are typed. */
export type ToldValues = Record<OptionalMailKind | `${OptionalMailKind}-push`, boolean> & {
  storageGigabytes: string;
};

export function toldValues(settings: ToldSettings): ToldValues {
  const choices = optionalMailKinds.flatMap((kind) => [
    [kind, isChosen(settings, 'mail', kind)],
    [`${kind}-push`, isChosen(settings, 'push', kind)],
  ]);
  return {
    ...(Object.fromEntries(choices) as Omit<ToldValues, 'storageGigabytes'>),
    storageGigabytes: String(settings.storageGigabytes),
  };
}

export function toldFrom(values: ToldValues): ToldSettings {
  return {
    told: Object.fromEntries(optionalMailKinds.map((kind) => [kind, values[kind]])),
    pushed: Object.fromEntries(optionalMailKinds.map((kind) => [kind, values[`${kind}-push`]])),
    storageGigabytes: Number(values.storageGigabytes),
  };
}

export const toldRules: RuleTable<ToldValues> = [
  {
    field: 'storageGigabytes',
    check: ({ storageGigabytes }) =>
      /^[1-9]\d*$/.test(storageGigabytes.trim()) &&
      Number(storageGigabytes) <= STORAGE_GIGABYTES_MAX,
    message: problems.storageGigabytes(STORAGE_GIGABYTES_MAX),
  },
];
