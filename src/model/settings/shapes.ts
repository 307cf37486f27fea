import { EMAIL_MAX_LENGTH } from '../account/email.ts';
import { isCompletePhone, splitPhone } from '../account/phone.ts';
import { parsePriceInput } from '../base/money.ts';
import { isCvr } from '../vouchers/invoiceForm.ts';

/** One line of text that neither begins nor ends with a blank. */
export const LINE = /^\S(?:.*\S)?$/;

/** The longest line; the rules allow no more. */
export const LINE_MAX_LENGTH = 200;

/** The rules files quote addresses, which therefore hold nothing that could end the quotation. */
export const OWN_EMAIL = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const DANISH_POSTAL_CODE = /^\d{4}$/;

/** Five or six digits of a business, or the eight of a telephone number. */
export const MOBILE_PAY_NUMBER = /^(?:\d{5,6}|\d{8})$/;

export const REGISTRATION_NUMBER = /^\d{4}$/;

export const ACCOUNT_NUMBER = /^\d{5,10}$/;

/** The number of a business that has none yet, such as that of the demo. */
export const NO_CVR = '00000000';

export const LICENCE_MAX_FACTOR = 100;
export const LICENCE_MAX_ADDITION = 100_000;
export const GIFT_CARD_MAX_YEARS = 3;
export const GIFT_CARD_MAX_AMOUNTS = 6;

export function isOwnEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && OWN_EMAIL.test(email);
}

/** True for a number with its country code and without blanks. */
export function isOwnPhone(phone: string): boolean {
  return /^\+\d+$/.test(phone) && isCompletePhone(splitPhone(phone));
}

export function isOwnCvr(number: string): boolean {
  return number === NO_CVR || isCvr(number);
}

export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Cards are taken by the provider of automatic payments. */
export function areTogether({ mobilePay, card }: { mobilePay: string; card: boolean }): boolean {
  return !card || mobilePay === 'automatic';
}

/** Whole kroner as they are typed; not a number where something else is. */
export function wholeKroner(typed: string): number {
  return /^[\d.\s]+$/.test(typed) ? (parsePriceInput(typed) ?? Number.NaN) : Number.NaN;
}
