import { SECOND_MS } from '../base/units.ts';

export const PHONE_CHANGE_SIGN_OUT_DELAY_MS = 4 * SECOND_MS;
export const PHONE_MAX_LENGTH = 24;

/** A country whose numbers can be registered. */
export interface PhoneCountry {
  code: string;
  /** ISO 3166, for the flag. */
  iso: string;
  /** The count that the form asks for. */
  digits: number;
  /** The shortest and longest number after the country code, where `digits` is not the only one. */
  lengths?: readonly [number, number];
  /** Inside the country a 0 is dialled first, which is no part of the number after the code. */
  hasTrunkZero?: boolean;
  /** The lengths of the groups in which the digits after the code are shown. */
  groups: readonly number[];
}

const denmark: PhoneCountry = { code: '+45', iso: 'dk', digits: 8, groups: [2, 2, 2, 2] };

/**
 * The countries of the selector, in its order. Lengths and trunk zeros are those of the national
 * numbering plans, as the ITU publishes them (E.129 and E.164).
 */
export const phoneCountries: readonly PhoneCountry[] = [
  denmark,
  { code: '+46', iso: 'se', digits: 9, hasTrunkZero: true, groups: [2, 3, 2, 2] },
  { code: '+47', iso: 'no', digits: 8, groups: [3, 2, 3] },
  { code: '+49', iso: 'de', digits: 11, lengths: [7, 13], hasTrunkZero: true, groups: [3, 4, 4] },
  { code: '+31', iso: 'nl', digits: 9, hasTrunkZero: true, groups: [1, 2, 2, 2, 2] },
  {
    code: '+33',
    iso: 'fr',
    digits: 10,
    lengths: [9, 9],
    hasTrunkZero: true,
    groups: [1, 2, 2, 2, 2],
  },
  { code: '+44', iso: 'gb', digits: 10, hasTrunkZero: true, groups: [4, 3, 3] },
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

/** The country with whose code a number begins. */
export function findCountry(number: string): PhoneCountry | undefined {
  return phoneCountries.find(({ code }) => number.startsWith(code));
}

/** The shortest and longest number after the country code. */
export function lengthsOf({
  digits,
  lengths = [digits, digits],
}: PhoneCountry): readonly [number, number] {
  return lengths;
}

/** The digits after the country code: without the trunk zero, when a number is left without it. */
function afterCode(country: PhoneCountry, digits: string): string {
  const [shortest, longest] = lengthsOf(country);
  const rest = country.hasTrunkZero ? digits.replace(/^0/, '') : digits;
  return rest.length >= shortest && rest.length <= longest ? rest : digits;
}

/** Digits and a leading plus, which `00` also stands for. */
export function compacted(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
}

/** True when the digits have the length that the form asks for, or another one of the country. */
export function isCompletePhone({ countryCode, digits }: PhoneParts): boolean {
  const country = phoneCountry(countryCode);
  const [shortest, longest] = lengthsOf(country);
  const { length } = afterCode(country, digits);
  const isOfCountry = length >= shortest && length <= longest;
  return /^\d+$/.test(digits) && (digits.length === country.digits || isOfCountry);
}

/** The stored form: the country code followed by the digits. */
export function joinPhone({ countryCode, digits }: PhoneParts): string {
  const country = phoneCountry(countryCode);
  return `${country.code}${afterCode(country, digits)}`;
}

/** Splits a stored number; one without a known country code counts as Danish. */
export function splitPhone(stored: string): PhoneParts {
  const compact = compacted(stored);
  const country = findCountry(compact);
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
  const country = phoneCountry(parts.countryCode);
  return `${country.code} ${grouped(afterCode(country, parts.digits), country.groups)}`;
}
