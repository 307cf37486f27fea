import type { User } from 'firebase/auth';
import { site } from '#src/config/site.ts';
import type { AuthenticatorApp } from '#src/model/account/secondFactor.ts';
import { guarded } from '../errors.ts';
import { signInAgain } from './account.ts';
import { loadAuth, requireUser } from './session.ts';

async function appsOf(user: User) {
  const { multiFactor, reload, TotpMultiFactorGenerator } = await loadAuth();
  const factors = multiFactor(user);
  // The SDK keeps its list when an account has none any more.
  Object.assign(factors, { enrolledFactors: [] });
  await reload(user);
  return factors.enrolledFactors.filter(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
}

/** Tells if the signed-in account has an app. */
export function ownApp(): Promise<AuthenticatorApp> {
  return guarded(async () => {
    const [app] = await appsOf(await requireUser());
    return app ? { isOn: true, since: new Date(app.enrollmentTime) } : { isOn: false };
  });
}

/** A key that an app takes over, by hand or as a QR code of the address. */
export interface AppSetup {
  key: string;
  address: string;
  /** Takes the first code of the app; from then on codes are asked for. */
  finish: (code: string) => Promise<void>;
}

/** Begins with the password, so that nobody at an open page can lock the owner out. */
export function setUpApp(password: string): Promise<AppSetup> {
  return guarded(async () => {
    const { sdk, user } = await signInAgain(password);
    const { TotpMultiFactorGenerator: apps } = sdk;
    const factors = sdk.multiFactor(user);
    const secret = await apps.generateSecret(await factors.getSession());
    return {
      key: secret.secretKey,
      address: secret.generateQrCodeUrl(user.email ?? '', site.businessName),
      finish: (code) =>
        guarded(() => factors.enroll(apps.assertionForEnrollment(secret, code), site.businessName)),
    };
  });
}

/** Takes the app away, after signing in again with password and code. */
export function removeApp(password: string): Promise<void> {
  return guarded(async () => {
    const { sdk, user } = await signInAgain(password);
    // None is left where a recovery code was used.
    for (const app of await appsOf(user)) await sdk.multiFactor(user).unenroll(app.uid);
  });
}
