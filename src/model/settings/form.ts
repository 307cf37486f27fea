import { formatPhone } from '../account/phone.ts';
import { isFilled, type Rule, type RuleTable } from '../base/formRules.ts';
import { isSaleAtUse } from '../giftCards/offer.ts';
import { customerMailKinds, type CustomerMailKind } from '../mails/outbox.ts';
import { OPENING_MAX_LENGTH, type Openings } from './closed.ts';
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
  giftCards !== false && !isSaleAtUse({ bookedAt: giftCards.vatAt });

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

export type OpeningValues = Record<CustomerMailKind, string>;

export function openingValues(openings: Openings): OpeningValues {
  const values = customerMailKinds.map((kind) => [kind, openings[kind] ?? '']);
  return Object.fromEntries(values) as OpeningValues;
}

/** The openings that are not empty. */
export function openingsFrom(values: OpeningValues): Openings {
  const filled = customerMailKinds.filter((kind) => isFilled(values[kind]));
  return Object.fromEntries(filled.map((kind) => [kind, values[kind].trim()]));
}

export const openingRules: RuleTable<OpeningValues> = customerMailKinds.map((field) => ({
  field,
  check: (values) => values[field].trim().length <= OPENING_MAX_LENGTH,
  message: problems.opening(OPENING_MAX_LENGTH),
}));
