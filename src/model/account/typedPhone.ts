import {
  compacted,
  DEFAULT_COUNTRY_CODE,
  findCountry,
  lengthsOf,
  phoneCountry,
  type PhoneCountry,
  type PhoneParts,
} from './phone.ts';

/** E.164: the longest number, with its country code. */
const INTERNATIONAL_MAX_DIGITS = 15;

/** A Danish number may be typed with 45 in front of it, without a plus. */
function startsWithDanishCode(country: PhoneCountry, digits: string): boolean {
  return country.code === DEFAULT_COUNTRY_CODE && digits.startsWith('45');
}

function maxDigits(country: PhoneCountry, digits: string): number {
  if (startsWithDanishCode(country, digits)) return country.digits + 2;
  const longest = lengthsOf(country)[1];
  const isWithTrunkZero = country.hasTrunkZero && digits.startsWith('0');
  return Math.max(country.digits, isWithTrunkZero ? longest + 1 : longest);
}

/** The typed text without anything but digits, cut to the length of the country's numbers. */
export function phoneInput(typed: string, countryCode: string): string {
  const country = phoneCountry(countryCode);
  const all = typed.replace(/\D/g, '');
  const digits = all.slice(0, maxDigits(country, all));
  const hasDanishCode = startsWithDanishCode(country, digits) && digits.length > country.digits + 1;
  return hasDanishCode ? digits.slice(2) : digits;
}

/**
 * Parses the text of a phone field after each key. A known country code selects its country and
 * leaves the field. Until it is known it stays, with its plus, so that it never becomes a part of
 * the number.
 */
export function readPhone(typed: string, countryCode: string): PhoneParts {
  const phone = compacted(typed);
  if (!phone.startsWith('+')) return { countryCode, digits: phoneInput(phone, countryCode) };
  const country = findCountry(phone);
  if (!country) {
    const digits = phone.replace(/\D/g, '').slice(0, INTERNATIONAL_MAX_DIGITS);
    return { countryCode, digits: `+${digits}` };
  }
  const { code } = country;
  return { countryCode: code, digits: phoneInput(phone.slice(code.length), code) };
}
