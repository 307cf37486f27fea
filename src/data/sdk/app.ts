import * as sdk from 'firebase/app';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { startAppCheck } from './appCheck.ts';

export { appCheckToken } from './appCheck.ts';

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
