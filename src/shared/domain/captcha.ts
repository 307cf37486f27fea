import { CAPTCHA_TOKEN_MIN_LENGTH } from '../limits.ts';

/** Whether a text can be the token of a solved bot check. */
export function isCaptchaToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length > CAPTCHA_TOKEN_MIN_LENGTH;
}
