import { Problem } from 'local-firebase/problem';
import { runQuietly } from '../build.ts';
import { messageOf } from '../messageOf.ts';

/** Google's tokens are good for an hour; deploying takes a part of it. */
const KEEP_MS = 20 * 60_000;

export const HOW_TO_SIGN_IN = [
  'Log ind én gang, i samme terminal:',
  '  gcloud auth login --update-adc',
  'Findes gcloud ikke på maskinen, så hent det på https://cloud.google.com/sdk/docs/install',
];

/** Returns tokens of the person who is signed in with gcloud. */
export function gcloudTokens(run = runQuietly): () => Promise<string> {
  let kept: { token: string; at: number } | undefined;
  return async () => {
    if (kept && Date.now() - kept.at < KEEP_MS) return kept.token;
    try {
      const token = (await run('gcloud', ['auth', 'print-access-token', '--quiet'])).trim();
      kept = { token, at: Date.now() };
      return token;
    } catch (error) {
      throw new Problem('Du er ikke logget ind hos Google.', ...HOW_TO_SIGN_IN, messageOf(error));
    }
  };
}
