import { isFilled, type RuleTable } from '../base/formRules.ts';
import { toOre } from '../base/money.ts';
import { invoiceFormTexts as texts } from './texts.ts';
import type { InvoiceTo } from './invoiceTo.ts';

/** Up to this amount, moms included, an invoice may do without the buyer's name and address. */
export const SIMPLIFIED_INVOICE_MAX_KRONER = 3000;

export function needsFullInvoice(totalKroner: number): boolean {
  return toOre(totalKroner) > toOre(SIMPLIFIED_INVOICE_MAX_KRONER);
}

const CVR_WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];
const EAN_WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** True for digits, one for each weight, whose weighted sum the modulus divides. */
function passes(digits: string, weights: readonly number[], modulus: number): boolean {
  if (!/^\d+$/.test(digits) || digits.length !== weights.length) return false;
  const sum = weights.reduce((before, weight, at) => before + weight * Number(digits[at]), 0);
  return sum % modulus === 0;
}

/** True for the eight digits of a CVR number, the last of which checks the others. */
export function isCvr(digits: string): boolean {
  return passes(digits, CVR_WEIGHTS, 11) && Number(digits) > 0;
}

/** True for the thirteen digits of an EAN number, the last of which checks the others. */
export function isEan(digits: string): boolean {
  return passes(digits, EAN_WEIGHTS, 10) && Number(digits) > 0;
}

/** The fields of the invoice in the cart, as they are typed. */
export interface InvoiceForm {
  isCompany: boolean;
  company: string;
  cvr: string;
  ean: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

/** The longest input of a field; the rules allow no more. */
export const INVOICE_FIELD_MAX_LENGTH = 200;

/** A code of Denmark or of another country. */
const POSTAL_CODE = /^[\p{L}\d][\p{L}\d -]{1,9}$/u;

/** True for a code with letters or five digits, which Denmark has none of. */
export function isForeignPostalCode(typed: string): boolean {
  return /\p{L}|\d{5}/u.test(typed.trim().replace(/^DK/i, '').replace(/[\s-]/g, ''));
}

/** The digits of a number, which may be written in groups or with its country. */
function digitsOf(typed: string): string {
  return typed.replace(/^\s*DK/i, '').replace(/\s/g, '');
}

/** True when the buyer's name and address stand on the invoice. */
export function asksForBuyer({ isCompany }: InvoiceForm, totalKroner: number): boolean {
  return isCompany || needsFullInvoice(totalKroner);
}

export const invoiceRules: RuleTable<InvoiceForm> = [
  {
    field: 'company',
    check: ({ isCompany, company }) => !isCompany || isFilled(company),
    message: texts.companyMissing,
  },
  {
    field: 'cvr',
    check: ({ isCompany, cvr }) => !isCompany || isFilled(cvr),
    message: texts.cvrMissing,
  },
  {
    field: 'cvr',
    check: ({ isCompany, cvr }) => !isCompany || isCvr(digitsOf(cvr)),
    message: texts.cvrInvalid,
  },
  {
    field: 'ean',
    check: ({ isCompany, ean }) => !isCompany || !isFilled(ean) || isEan(digitsOf(ean)),
    message: texts.eanInvalid,
  },
  { field: 'name', check: ({ name }) => isFilled(name), message: texts.nameMissing },
  { field: 'street', check: ({ street }) => isFilled(street), message: texts.streetMissing },
  {
    field: 'postalCode',
    check: ({ postalCode }) => isFilled(postalCode),
    message: texts.postalCodeMissing,
  },
  {
    field: 'postalCode',
    check: ({ postalCode }) => POSTAL_CODE.test(postalCode.trim()),
    message: texts.postalCodeInvalid,
  },
  { field: 'city', check: ({ city }) => isFilled(city), message: texts.cityMissing },
];

/** The name and address of a valid form, as the order keeps them. */
export function invoiceToFrom(form: InvoiceForm): InvoiceTo {
  const { isCompany, company, cvr, ean, name, street, postalCode, city } = form;
  const business = {
    company: company.trim(),
    cvr: digitsOf(cvr),
    ...(isFilled(ean) && { ean: digitsOf(ean) }),
  };
  return {
    ...(isCompany && business),
    name: name.trim(),
    street: street.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
  };
}
