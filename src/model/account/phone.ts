import { SECOND_MS } from '../base/units.ts';

export const PHONE_CHANGE_SIGN_OUT_DELAY_MS = 4 * SECOND_MS;
export const PHONE_MAX_LENGTH = 24;

/** A country whose numbers can be registered. */
export interface PhoneCountry {
  code: string;
  /** ISO 3166, for the flag. */
  iso: string;
  digits: number;
  /** The lengths of the groups in which the digits are shown. */
  groups: readonly number[];
}

const denmark: PhoneCountry = { code: '+45', iso: 'dk', digits: 8, groups: [2, 2, 2, 2] };

/** The countries of the selector, in its order. */
export const phoneCountries: readonly PhoneCountry[] = [
  denmark,
  { code: '+46', iso: 'se', digits: 9, groups: [2, 3, 2, 2] },
  { code: '+47', iso: 'no', digits: 8, groups: [3, 2, 3] },
  { code: '+49', iso: 'de', digits: 11, groups: [3, 4, 4] },
  { code: '+31', iso: 'nl', digits: 9, groups: [1, 2, 2, 2, 2] },
  { code: '+33', iso: 'fr', digits: 10, groups: [2, 2, 2, 2, 2] },
  { code: '+44', iso: 'gb', digits: 10, groups: [4, 3, 3] },
  { code: '+1', iso: 'us', digits: 10, groups: [3, 3, 4] },
  { code: '+39', iso: 'it', digits: 10, groups: [3, 3, 4] },
  { code: '+34', iso: 'es', digits: 9, groups: [3, 3, 3] },
];

export const DEFAULT_COUNTRY_CODE = denmark.code;

export interface PhoneParts {
  countryCode: string;
  digits: string;
}

/** The country of a code; unknown codes fall back to Denmark. */
export function phoneCountry(code: string): PhoneCountry {
  return phoneCountries.find((country) => country.code === code) ?? denmark;
}

/** The typed text without anything but digits, cut to the length of the country's numbers. */
export function phoneInput(typed: string, countryCode: string): string {
  return typed.replace(/\D/g, '').slice(0, phoneCountry(countryCode).digits);
}

/**
 * Parses the text of a phone field: a complete number with a known country code selects its country
 * too, anything else counts as digits of the selected country.
 */
export function readPhone(typed: string, countryCode: string): PhoneParts {
  const parts = splitPhone(typed);
  const namesCountry = /^\s*(?:\+|00)/.test(typed);
  const isBareDanish = countryCode === denmark.code && typed.replace(/\D/g, '').length === 10;
  if ((namesCountry || isBareDanish) && isCompletePhone(parts)) return parts;
  return { countryCode, digits: phoneInput(typed, countryCode) };
}

/** True when the digits have exactly the length of the country's numbers. */
export function isCompletePhone({ countryCode, digits }: PhoneParts): boolean {
  return /^\d+$/.test(digits) && digits.length === phoneCountry(countryCode).digits;
}

/** The stored form: the country code followed by the digits. */
export function joinPhone({ countryCode, digits }: PhoneParts): string {
  return `${phoneCountry(countryCode).code}${digits}`;
}

/** Splits a stored number; one without a known country code counts as Danish. */
export function splitPhone(stored: string): PhoneParts {
  const compact = stored.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const country = phoneCountries.find(({ code }) => compact.startsWith(code));
  if (country) return { countryCode: country.code, digits: compact.slice(country.code.length) };
  const digits = compact.replace(/\D/g, '');
  const hasBareDanishCode = digits.length === 10 && digits.startsWith('45');
  return { countryCode: denmark.code, digits: hasBareDanishCode ? digits.slice(2) : digits };
}

function grouped(digits: string, groups: readonly number[]): string {
  let rest = digits;
  const parts = groups.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

/**
 * A stored number for display: `+45 20 30 40 50`. Numbers of an unknown shape are returned
 * unchanged.
 */
export function formatPhone(stored: string): string {
  const parts = splitPhone(stored);
  if (!isCompletePhone(parts)) return stored.trim();
  const { code, groups } = phoneCountry(parts.countryCode);
  return `${code} ${grouped(parts.digits, groups)}`;
}
