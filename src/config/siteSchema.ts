import * as z from 'zod';
import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { consentModes } from '#src/model/consent/choices.ts';
import { GIFT_CARD_MAX_KRONER, type GiftCardOffer } from '#src/model/giftCards/offer.ts';
import type { WiderLicenceId } from '#src/model/licences/licence.ts';
import { reminderProblem } from '#src/model/orders/orderReminders.ts';
import { areInOrder } from '#src/model/settings/licenceOrder.ts';
import { pictureMakers } from '#src/model/settings/schema.ts';
import {
  ACCOUNT_NUMBER,
  areTogether,
  DANISH_POSTAL_CODE,
  GIFT_CARD_MAX_AMOUNTS,
  GIFT_CARD_MAX_YEARS,
  isHttps,
  isOwnCvr,
  isOwnPhone,
  LICENCE_MAX_ADDITION,
  LICENCE_MAX_FACTOR,
  LINE,
  MOBILE_PAY_NUMBER,
  OWN_EMAIL,
  REGISTRATION_NUMBER,
} from '#src/model/settings/shapes.ts';

/** The regions of Cloud Functions (2nd generation), those of the European Union first. */
export const regions = [
  ...['europe-west1', 'europe-north1', 'europe-west4', 'europe-west3', 'europe-west8'],
  ...['europe-west9', 'europe-west10', 'europe-west12', 'europe-southwest1', 'europe-central2'],
  ...['europe-west2', 'europe-west6', 'me-west1', 'me-central1', 'me-central2', 'africa-south1'],
  ...['us-central1', 'us-east1', 'us-east4', 'us-east5', 'us-south1', 'us-west1', 'us-west2'],
  ...['us-west3', 'us-west4', 'northamerica-northeast1', 'northamerica-northeast2'],
  ...['southamerica-east1', 'southamerica-west1', 'asia-east1', 'asia-east2', 'asia-northeast1'],
  ...['asia-northeast2', 'asia-northeast3', 'asia-south1', 'asia-south2', 'asia-southeast1'],
  ...['asia-southeast2', 'australia-southeast1', 'australia-southeast2'],
];

/** Tells whether an address is only the beginning that all pages share. */
function isOrigin(address: string): boolean {
  if (!isHttps(address)) return false;
  const { origin, hostname } = new URL(address);
  return origin === address && hostname.includes('.');
}

/** The description of a field also says what is wrong with a value that does not fit. */
function text(description: string, isFitting: (value: string) => boolean) {
  return z.string().refine(isFitting, description).meta({ description });
}

/** A text whose shape editors can check too. */
function shaped(description: string, shape: RegExp) {
  return z.string().regex(shape, description).meta({ description });
}

const line = (description: string) => shaped(description, LINE);

const email = (description: string) => shaped(description, OWN_EMAIL).max(EMAIL_MAX_LENGTH);

const account = line('The number of an account in the chart of the bookkeeping program.');

const ledger = z.strictObject({
  sales: account,
  salesWithoutVat: account,
  received: z.strictObject({ mobilePay: account, bank: account }),
  vatCode: z.string().meta({ description: 'The code for moms; may be empty.' }),
  fees: z.string().meta({
    description: 'The account for the fees of MobilePay. With an empty one no journal has them.',
  }),
});

const OWNER =
  'An e-mail address in lower case. Once it is verified, its account is an administrator.';
const PRESENCE = 'One of the owners, whose presence the dashboard shows.';

const licencePrice = z.union([
  z.strictObject({
    factor: z
      .number()
      .min(1)
      .max(LICENCE_MAX_FACTOR)
      .meta({ description: 'A multiple of the price shown.' }),
  }),
  z.strictObject({
    addition: z
      .int()
      .min(0)
      .max(LICENCE_MAX_ADDITION)
      .meta({ description: 'Kroner on top of the price shown.' }),
  }),
]);

const licencePrices = {
  social: licencePrice.optional(),
  commercial: licencePrice.optional(),
} satisfies Record<WiderLicenceId, unknown>;

const licences = z
  .strictObject(licencePrices)
  .refine(areInOrder, 'A wider licence costs no less than a narrower one, whatever the picture.');

const vatTimes = ['use', 'sale'] as const satisfies readonly GiftCardOffer['vatAt'][];

const giftCardAmount = z.int().min(1).max(GIFT_CARD_MAX_KRONER);

const liability = z.string().meta({
  description:
    'The account for what is owed on gift cards. No program imports a journal with an empty one.',
});

const giftCards = z
  .strictObject({
    years: z.int().min(1).max(GIFT_CARD_MAX_YEARS).meta({
      description:
        'The years for which a card is valid. The law says three, unless fewer are agreed.',
    }),
    amounts: z.array(giftCardAmount).max(GIFT_CARD_MAX_AMOUNTS).meta({
      description:
        'The amounts to choose from, in kroner. Without any the shop sells no more cards, and takes those it has sold.',
    }),
    least: giftCardAmount.meta({ description: 'The smallest amount that may be typed.' }),
    most: giftCardAmount.meta({ description: 'The largest amount that may be typed.' }),
    vatAt: z.enum(vatTimes).meta({
      description:
        '"use": moms falls due when a card is used (several purposes). "sale": when it is sold (one purpose).',
    }),
    ledgerAccounts: z.strictObject({ dinero: liability, billy: liability, economic: liability }),
  })
  .refine(({ least, most }) => least <= most, 'The smallest amount is above the largest.');

const mailbox = z.strictObject({
  host: shaped(
    "The name of the mailbox's server for outgoing mail (SMTP).",
    /^[a-z0-9.-]+\.[a-z]{2,}$/,
  ),
  port: z.int().min(1).max(65_535).meta({ description: '465 or 587, as the provider says.' }),
  user: line('The user name of the mailbox, mostly its address.'),
  perDay: z.int().min(1).max(100_000).meta({
    description: 'How many mails the provider lets out in a day.',
  }),
  imapHost: shaped(
    'The name of its server for incoming mail (IMAP), on which mails that came back are looked for.',
    /^[a-z0-9.-]+\.[a-z]{2,}$/,
  ).optional(),
});

const mobilePayWays = ['manual', 'automatic'] as const;

/** One field for each thing that differs between two photographers. */
const fields = {
  businessName: line('The registered name of the business.'),
  photographerName: line('The full name of the photographer.'),
  photographerTitle: line('The title below the name, such as "Fotograf".'),
  tagline: line('One line about the business, without a full stop.'),
  email: email('The e-mail address of the business, in lower case.'),
  phone: text(
    'A telephone number with its country code and without spaces: +45 and eight digits.',
    isOwnPhone,
  ),
  address: z.strictObject({
    street: line('Street and number.'),
    postalCode: shaped('A Danish postal code: four digits.', DANISH_POSTAL_CODE),
    city: line('The town of the postal code.'),
    country: line('The country, in Danish.'),
  }),
  social: z.strictObject({
    name: line('The name of a social network.'),
    url: text('The address of the profile there, with https.', isHttps),
  }),
  cvrNumber: text(
    'Eight digits, the last of them a check digit. 00000000 stands for none yet.',
    isOwnCvr,
  ),
  vat: z.boolean().meta({
    description: 'False for a business that is not registered for moms: none is shown anywhere.',
  }),
  mobilePayNumber: shaped(
    'Five or six digits of a business, or the eight of a telephone number.',
    MOBILE_PAY_NUMBER,
  ),
  payments: z
    .strictObject({
      mobilePay: z.enum(mobilePayWays).meta({
        description:
          '"manual": the photographer approves each payment. "automatic": Vipps MobilePay takes them.',
      }),
      card: z.boolean().meta({
        description:
          'True where Vipps MobilePay takes cards as well, which the agreement must cover.',
      }),
    })
    .refine(areTogether, 'Cards are taken by Vipps MobilePay: they need automatic payments.'),
  discounts: z.boolean().meta({
    description: 'True for a shop whose photographer can make discount codes.',
  }),
  licences: z.union([z.literal(false), licences]).meta({
    description:
      'False for one licence at one price. Otherwise the prices shown are for private use, and wider licences cost more.',
  }),
  giftCards: z.union([z.literal(false), giftCards]).meta({
    description: 'False for a shop without gift cards, otherwise those that it sells and takes.',
  }),
  bankAccount: z.strictObject({
    bank: line('The name of the bank.'),
    registrationNumber: shaped('Four digits.', REGISTRATION_NUMBER),
    accountNumber: shaped('Up to ten digits.', ACCOUNT_NUMBER),
  }),
  ledgerAccounts: z.strictObject({ dinero: ledger, billy: ledger, economic: ledger }).meta({
    description: "To be compared with one's own chart of accounts before the first import.",
  }),
  ownerEmails: z.array(email(OWNER)).min(1, OWNER).meta({ description: 'The administrators.' }),
  presenceEmails: z.array(email(PRESENCE)).min(1, PRESENCE),
  presenceNames: z.array(line('The names of these owners in the dashboard, in the same order.')),
  region: z.enum(regions).meta({
    description: 'The region of the Cloud Functions. It cannot be changed later.',
  }),
  origin: text(
    'The address of the site in production: https, the domain, and no slash at the end.',
    isOrigin,
  ),
  project: shaped(
    'The id of the Firebase project; empty until there is one.',
    /^(?:[a-z][a-z0-9-]{4,28}[a-z0-9])?$/,
  ),
  bucket: shaped(
    "The project's bucket, when it is not `PROJECT.firebasestorage.app`; else empty.",
    /^(?:[a-z0-9][a-z0-9._-]+[a-z0-9])?$/,
  ),
  copyrightText: line('The words at the foot of each page.'),
  orderIdPrefix: shaped(
    'Two capitals, A to Z, that begin each order number. Fixed after the first order.',
    /^[A-Z]{2}$/,
  ),
  administratorMemberSince: line("Shown in place of a date on an administrator's profile."),
  reminders: z
    .strictObject({ afterDays: z.int(), expireAfterDays: z.int() })
    .refine((days) => reminderProblem(days) === undefined, 'It expires after its reminder.')
    .meta({
      description:
        'The days after which an unpaid order is reminded of and expires, until the dashboard chooses others.',
    }),
  legalUpdatedText: line('The date shown on the policies about privacy and cookies.'),
  consent: z.enum(consentModes).meta({
    description:
      '"wall": the site waits for a yes to cookies. "choice": the shop works for everybody.',
  }),
  picturesMadeBy: z.enum(pictureMakers).optional().meta({
    description:
      'Who makes sizes and watermarks of uploaded pictures: "browser", as without this field, or "server", which needs the Cloud Functions.',
  }),
  mailbox: z
    .union([z.literal(false), mailbox])
    .optional()
    .meta({
      description:
        'The mailbox that the shop sends its mails from, whose password is a secret. Without one EmailJS sends them.',
    }),
  archivedBy: z.enum(['server', 'browser']).optional().meta({
    description:
      'Who copies what was bought into the permanent archive: "server", as without this field, or "browser", an open dashboard, in a shop without functions.',
  }),
  pushKey: z
    .union([
      z.literal(false),
      shaped(
        'The key pair of web push: 87 letters, digits, - and _, beginning with B.',
        /^B[A-Za-z0-9_-]{86}$/,
      ),
    ])
    .optional()
    .meta({
      description:
        "The public key of Firebase Cloud Messaging's web push certificate. Without one nobody is told by push.",
    }),
  appCheck: z
    .strictObject({
      provider: z.enum(['none', 'recaptcha-enterprise', 'recaptcha-v3']),
      siteKey: z.string(),
    })
    .refine(
      ({ provider, siteKey }) => provider === 'none' || siteKey.trim() !== '',
      'A provider needs its site key.',
    )
    .meta({ description: "Firebase's check that a request comes from this site." }),
};

function hasNoRepetition(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** Everything that belongs to one photographer: the shape and the rules of `site.config.json`. */
export const siteSchema = z
  .strictObject({ $schema: z.string().optional(), ...fields })
  .refine(({ ownerEmails }) => hasNoRepetition(ownerEmails), {
    path: ['ownerEmails'],
    error: 'Each address stands once.',
  })
  .refine(
    ({ ownerEmails, presenceEmails }) =>
      hasNoRepetition(presenceEmails) &&
      presenceEmails.every((address) => ownerEmails.includes(address)),
    { path: ['presenceEmails'], error: PRESENCE },
  )
  .refine(({ vat, giftCards: cards }) => vat || cards === false || cards.vatAt === 'use', {
    path: ['giftCards', 'vatAt'],
    error: 'Without moms none falls due at the sale of a card: "use".',
  })
  .refine(({ presenceEmails, presenceNames }) => presenceEmails.length === presenceNames.length, {
    path: ['presenceNames'],
    error: 'One name for each address of presenceEmails.',
  });

export type SiteConfig = z.infer<typeof siteSchema>;
