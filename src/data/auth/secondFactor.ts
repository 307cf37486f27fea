import type { MultiFactorError, UserCredential } from 'firebase/auth';
import type { CodeChallenge } from '#src/model/account/secondFactor.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../functions/callables.ts';
import { fromSdk, guarded } from '../errors.ts';
import { loadAuth } from './session.ts';

type Asker = (challenge: CodeChallenge) => Promise<void>;

/** The page that is open, which asks for the code. */
let asker: Asker | undefined;

/** Registers who asks for codes; it settles when one was right or the person gave up. */
export function onCodeChallenge(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

interface Attempt {
  email: string;
  password: string;
  again: () => Promise<UserCredential>;
}

/** Goes on with a sign-in whose password was right but not enough; throws whatever else it failed of. */
export async function passSecondFactor(
  thrown: unknown,
  { email, password, again }: Attempt,
): Promise<UserCredential> {
  if (!asker || fromSdk(thrown).code !== 'auth/multi-factor-auth-required') throw thrown;
  const { auth, getMultiFactorResolver, TotpMultiFactorGenerator: apps } = await loadAuth();
  const resolver = getMultiFactorResolver(auth, thrown as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === apps.FACTOR_ID);
  if (!app) throw thrown;
  const passed: UserCredential[] = [];
  await asker({
    answer: (code) =>
      guarded(async () => {
        const proof = apps.assertionForSignIn(app.uid, code);
        passed.push(await resolver.resolveSignIn(proof));
      }),
    recover: async (code) => {
      await callFunction(contracts.recoverSignIn, { email, password, code });
      passed.push(await guarded(again));
    },
  });
  const [credential] = passed;
  if (!credential) throw new AppError('cancelled');
  return credential;
}
