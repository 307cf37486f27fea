import type { SiteConfig } from '#src/config/siteSchema.ts';
import { normalizeEmail } from '#src/model/account/email.ts';
import { widerLicenceIds } from '#src/model/licences/licence.ts';
import { licenceWords } from '#src/model/licences/texts.ts';

/*
 * The kinds of answers. Each reads what was typed, undefined when it is no value of the kind, and shows a
 * value as it could be typed.
 */

export const asText = { read: (typed: string) => typed.trim(), show: String };
export const withoutSpaces = { ...asText, read: (typed: string) => typed.replaceAll(/\s/g, '') };
export const asEmail = { ...asText, read: normalizeEmail };

const items = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const showItems = (value: unknown): string => (value as string[]).join(', ');
export const asList = { read: items, show: showItems };
export const asEmails = {
  read: (typed: string) => items(typed).map(normalizeEmail),
  show: showItems,
};

const answers: Readonly<Record<string, boolean>> = { ja: true, j: true, nej: false, n: false };
export const asYesOrNo = {
  read: (typed: string) => answers[typed.trim().toLowerCase()],
  show: (value: unknown) => (value === true ? 'ja' : 'nej'),
};

/** A Danish number is typed without its country. */
export function readPhone(typed: string): string {
  const number = typed.replaceAll(/[\s.-]/g, '').replace(/^00/, '+');
  return /^\d{8}$/.test(number) ? `+45${number}` : number;
}

/** A domain is an address without its beginning, and a slash at the end is soon copied along. */
export function readOrigin(typed: string): string {
  const address = typed.trim().toLowerCase().replace(/\/+$/, '');
  return address === '' || address.includes('://') ? address : `https://${address}`;
}

/** A dash stands for an empty value, because Enter keeps the present one. */
export const orDash = {
  read: (typed: string) => typed.trim().replace(/^-$/, ''),
  show: (value: unknown) => (value === '' ? '-' : String(value)),
};

type Ledger = SiteConfig['ledgerAccounts'][keyof SiteConfig['ledgerAccounts']];

export const asLedger = {
  read: (typed: string): Ledger | undefined => {
    const [
      sales = '',
      salesWithoutVat = '',
      mobilePay = '',
      bank = '',
      vatCode = '',
      fees,
      ...more
    ] = typed.split(',').map(orDash.read);
    if (fees === undefined || more.length > 0) return undefined;
    return { sales, salesWithoutVat, received: { mobilePay, bank }, vatCode, fees };
  },
  show: (value: unknown): string => {
    const { sales, salesWithoutVat, received, vatCode, fees } = value as Ledger;
    const accounts = [sales, salesWithoutVat, received.mobilePay, received.bank];
    return showItems([...accounts, orDash.show(vatCode), orDash.show(fees)]);
  },
};

export const asReminders = {
  read: (typed: string): SiteConfig['reminders'] | undefined => {
    const [afterDays = NaN, expireAfterDays = NaN, ...more] = items(typed).map(Number);
    return more.length === 0 ? { afterDays, expireAfterDays } : undefined;
  },
  show: (value: unknown): string => {
    const { afterDays, expireAfterDays } = value as SiteConfig['reminders'];
    return showItems([String(afterDays), String(expireAfterDays)]);
  },
};

type Licences = Exclude<SiteConfig['licences'], false>;
type LicencePrice = NonNullable<Licences[keyof Licences]>;

/** A comma between two digits belongs to a number. */
const prices = (typed: string): string[] => typed.split(/;|(?<!\d),|,(?!\d)/).map(orDash.read);

/** `x2,5` is a multiple of the price, `500` an amount more. */
function readLicencePrice(typed: string): LicencePrice {
  const number = Number(typed.replace(/^x/i, '').replace(',', '.'));
  return /^x/i.test(typed) ? { factor: number } : { addition: number };
}

function shownLicencePrice(price: LicencePrice | undefined): string {
  if (price === undefined) return '-';
  return 'factor' in price ? `x${String(price.factor).replace('.', ',')}` : String(price.addition);
}

const priceInWords = (price: LicencePrice): string =>
  'factor' in price
    ? `${price.factor.toLocaleString('da-DK')} gange prisen`
    : `${price.addition.toLocaleString('da-DK')} kr oveni`;

export const asLicences = {
  read: (typed: string): SiteConfig['licences'] | undefined => {
    if (asYesOrNo.read(typed) === false) return false;
    const [social, commercial, ...more] = prices(typed);
    if (social === undefined || commercial === undefined || more.length > 0) return undefined;
    return {
      ...(social && { social: readLicencePrice(social) }),
      ...(commercial && { commercial: readLicencePrice(commercial) }),
    };
  },
  show: (value: unknown): string => {
    const licences = value as SiteConfig['licences'];
    if (licences === false) return 'nej';
    return showItems([licences.social, licences.commercial].map(shownLicencePrice));
  },
  words: (value: unknown): string => {
    const licences = value as SiteConfig['licences'];
    if (licences === false) return 'nej';
    const sold = widerLicenceIds.flatMap((id) => {
      const price = licences[id];
      return price ? [`${licenceWords.names[id]}: ${priceInWords(price)}`] : [];
    });
    return sold.join('. ') || 'kun til privat brug';
  },
};

type GiftCards = Exclude<SiteConfig['giftCards'], false>;

export const asGiftCards = {
  /** The rules of the field refuse a value that is no number, or neither `use` nor `sale`. */
  read: (typed: string): SiteConfig['giftCards'] | undefined => {
    if (asYesOrNo.read(typed) === false) return false;
    const [years, vatAt, least, most, dinero = '', billy = '', economic, ...amounts] = items(
      typed,
    ).map(orDash.read);
    if (economic === undefined) return undefined;
    return {
      years: Number(years),
      vatAt: vatAt as GiftCards['vatAt'],
      least: Number(least),
      most: Number(most),
      ledgerAccounts: { dinero, billy, economic },
      amounts: amounts.map(Number),
    };
  },
  show: (value: unknown): string => {
    const giftCards = value as SiteConfig['giftCards'];
    if (giftCards === false) return 'nej';
    const { years, vatAt, least, most, ledgerAccounts, amounts } = giftCards;
    const { dinero, billy, economic } = ledgerAccounts;
    const accounts = [dinero, billy, economic].map(orDash.show);
    return showItems([years, vatAt, least, most, ...accounts, ...amounts].map(String));
  },
};

type Mailbox = Exclude<SiteConfig['mailbox'], false | undefined>;

export const asMailbox = {
  /** The field may be missing: what is no mailbox is refused as it was typed. */
  read: (typed: string): SiteConfig['mailbox'] | string => {
    if (asYesOrNo.read(typed) === false) return false;
    const [host = '', port, user = '', perDay, imapHost, ...more] = items(typed);
    if (perDay === undefined || more.length > 0) return typed;
    const sends = { host: host.toLowerCase(), port: Number(port), user, perDay: Number(perDay) };
    return imapHost === undefined ? sends : { ...sends, imapHost: imapHost.toLowerCase() };
  },
  show: (value: unknown): string => {
    if (!value) return 'nej';
    const { host, port, user, perDay, imapHost } = value as Mailbox;
    return showItems([host, port, user, perDay, ...(imapHost ? [imapHost] : [])].map(String));
  },
};

export const asPushKey = {
  read: (typed: string): string | false =>
    asYesOrNo.read(typed) === false ? false : typed.replaceAll(/\s/g, ''),
  show: (value: unknown): string => (typeof value === 'string' ? value : 'nej'),
};

/** The site key follows its provider; whatever is no provider is refused by the rules of the field. */
export const asAppCheck = {
  read: (typed: string) => {
    const [provider, siteKey = '', ...more] = typed.trim().split(/\s+/);
    return more.length === 0 ? { provider, siteKey } : undefined;
  },
  show: (value: unknown): string => {
    const { provider, siteKey } = value as SiteConfig['appCheck'];
    return `${provider} ${siteKey}`.trim();
  },
};
