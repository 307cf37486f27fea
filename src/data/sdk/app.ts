import * as sdk from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  type AppCheck,
} from 'firebase/app-check';
import { env } from '#src/config/env.ts';
import { LOCAL_APP_CHECK_TOKEN } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { HOUR_MS } from '#src/model/base/units.ts';

declare global {
  /** Read by the SDK: a token that is registered in the console, for a machine that is no known site. */
  var FIREBASE_APPCHECK_DEBUG_TOKEN: string | undefined;
}

function provider() {
  const { provider: name, siteKey } = site.appCheck;
  // The local Firebase asks for none. The functions do, and know this one.
  if (env.backend === 'local') {
    const token = { token: LOCAL_APP_CHECK_TOKEN, expireTimeMillis: Date.now() + HOUR_MS };
    return new CustomProvider({ getToken: () => Promise.resolve(token) });
  }
  return name === 'recaptcha-v3'
    ? new ReCaptchaV3Provider(siteKey)
    : new ReCaptchaEnterpriseProvider(siteKey);
}

let appCheck: AppCheck | undefined;

/** Lets every service of the SDK prove that it is asked by this site. Begun before any other. */
function startAppCheck(app: FirebaseApp): void {
  // Never in a build, which would give the token to everybody.
  const debugToken: unknown = import.meta.env.DEV && import.meta.env['VITE_APP_CHECK_DEBUG_TOKEN'];
  if (typeof debugToken === 'string') globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN = debugToken;
  appCheck ??= initializeAppCheck(app, { provider: provider(), isTokenAutoRefreshEnabled: true });
}

/** The proof for a request of our own; undefined when there is none, and the service then decides. */
export async function appCheckToken(): Promise<string | undefined> {
  try {
    return appCheck && (await getToken(appCheck)).token;
  } catch (thrown) {
    console.warn('There is no proof that this is the site', thrown);
    return undefined;
  }
}

/**
 * The SDK counts for Google on which days it was used, in a database of the browser. Nobody needs that, and
 * visitors have not agreed to it. The SDK has no option for it, but does without the part that counts.
 */
const { _components: parts } = sdk as unknown as { _components: Map<string, unknown> };
parts.delete('heartbeat');

/** The Firebase app of the page; repeated calls return the same one. */
export function firebaseApp(): sdk.FirebaseApp {
  if (!env.firebase) throw new AppError('not-configured');
  const app = sdk.initializeApp(env.firebase);
  // Before the first request of any service. Where it is not used, the build leaves it out.
  if (USES_APP_CHECK) startAppCheck(app);
  return app;
}

/** The id of a web app is `1:SENDER:web:APP`. */
const senderOf = (appId: string): string => appId.split(':')[1] ?? '';

/** The app that takes pushes. No other part needs a sender, and its installation can be deleted. */
export function pushApp(): sdk.FirebaseApp {
  if (!env.firebase) throw new AppError('not-configured');
  const messagingSenderId = senderOf(env.firebase.appId);
  return sdk.initializeApp({ ...env.firebase, messagingSenderId }, 'push');
}
