const CAPTCHA_TOKEN_MIN_LENGTH = 20;
export const CAPTCHA_TOKEN_MAX_LENGTH = 8192;

/** A rough check before the token is sent to the provider. */
export function isCaptchaToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length > CAPTCHA_TOKEN_MIN_LENGTH;
}
