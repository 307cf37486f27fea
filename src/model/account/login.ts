import { type RuleTable, isFilled } from '../base/formRules.ts';
import { findRoute, routes } from '../base/routes.ts';
import { MINUTE_MS } from '../base/units.ts';
import { isEmail } from './email.ts';
import { joinPhone } from './phone.ts';
import { loginTexts } from './texts.ts';

export const RECENT_SIGN_IN_MAX_AGE_MS = 5 * MINUTE_MS;

const DANISH_MOBILE = /^(?:\+45)?([2-9]\d{7})$/;

export type LoginIdentifier =
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'invalid-email' }
  | { kind: 'invalid' };

/** Parses the sign-in field: an e-mail address or a Danish mobile number. */
export function parseLoginIdentifier(typed: string): LoginIdentifier {
  const text = typed.trim();
  if (text.includes('@')) {
    return isEmail(text) ? { kind: 'email', email: text } : { kind: 'invalid-email' };
  }
  const digits = DANISH_MOBILE.exec(text.replace(/\s/g, ''))?.[1];
  if (digits === undefined) return { kind: 'invalid' };
  return { kind: 'phone', phone: joinPhone({ countryCode: '+45', digits }) };
}

export interface LoginValues {
  emailOrPhone: string;
  password: string;
  remember: boolean;
}

export const loginRules: RuleTable<LoginValues> = [
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => isFilled(emailOrPhone),
    message: loginTexts.fieldsMissing,
  },
  {
    field: 'password',
    check: ({ password }) => password !== '',
    message: loginTexts.fieldsMissing,
  },
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => parseLoginIdentifier(emailOrPhone).kind !== 'invalid-email',
    message: loginTexts.emailInvalid,
  },
  {
    field: 'emailOrPhone',
    check: ({ emailOrPhone }) => parseLoginIdentifier(emailOrPhone).kind !== 'invalid',
    message: loginTexts.identifierInvalid,
  },
];

/**
 * The base for parsing relative addresses. Only the path is used, so the host is one that can never
 * exist.
 */
const BASE = 'https://redirect.invalid';

const NEVER_AFTER_SIGN_IN: ReadonlySet<string> = new Set([routes.login, routes.register]);

/**
 * The address to open after signing in: the target when it is a page of this site, else the home
 * page.
 */
export function safeRedirect(target: string | null): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so such a target could lead
  // to another site.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return routes.home;
  if (!URL.canParse(target, BASE)) return routes.home;
  const url = new URL(target, BASE);
  const name = findRoute(url.pathname);
  if (url.origin !== BASE || name === undefined || NEVER_AFTER_SIGN_IN.has(routes[name])) {
    return routes.home;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
