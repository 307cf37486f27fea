import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { once } from '#src/model/base/async.ts';
import { SECOND_MS } from '#src/model/base/units.ts';

/** The time after which loading the reCAPTCHA counts as failed. */
export const CAPTCHA_MONITOR_MS = 30 * SECOND_MS;

/** The global of the provider's script; `react-google-recaptcha` draws the challenge with it. */
export interface CaptchaScript {
  ready: (run: () => void) => void;
}

declare global {
  interface Window {
    grecaptcha?: CaptchaScript;
  }
}

const LOCAL_SITE_KEY = 'local';

const isLocal = env.backend === 'local';

/** The site key of reCAPTCHA, or null when it is not configured. */
export const captchaSiteKey = isLocal ? LOCAL_SITE_KEY : env.recaptchaSiteKey;

const origin = isLocal ? `http://${LOCAL_HOST}:${env.ports.providers}` : 'https://www.google.com';

function addScript(): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${origin}/recaptcha/api.js?render=explicit&hl=da`;
    script.async = true;
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the bot check did not come'));
    });
    document.head.append(script);
  });
}

function whenReady(script: HTMLScriptElement): Promise<CaptchaScript> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      delete window.grecaptcha;
      reject(new Error('The bot check did not get ready'));
    };
    // The script loads a second one, which may be blocked without any error.
    const timer = setTimeout(fail, CAPTCHA_MONITOR_MS);
    window.grecaptcha?.ready(() => {
      clearTimeout(timer);
      if (window.grecaptcha) resolve(window.grecaptcha);
    });
  });
}

/** Loads the script once for all forms; after a failure the next call tries again. */
export const loadCaptcha = once(() => addScript().then(whenReady));
