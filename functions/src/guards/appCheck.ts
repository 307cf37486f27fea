import { LOCAL_APP_CHECK_TOKEN } from '../../../src/config/local.ts';
import { site } from '../../../src/config/site.ts';
import { isEmulated } from '../env.ts';
import { appCheck } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import type { Origin } from './request.ts';

async function verify(token: string): Promise<void> {
  if (!isEmulated) await appCheck().verifyToken(token);
  else if (token !== LOCAL_APP_CHECK_TOKEN) throw new Error('Not the token of the local site');
}

/** Refuses a request that does not prove that it comes from the site, where the site has been set up to. */
export async function requireAppCheck({ headers }: Pick<Origin, 'headers'>): Promise<void> {
  if (site.appCheck.provider === 'none') return;
  const token = headers['x-firebase-appcheck'];
  if (typeof token !== 'string') throw new Refusal(401, 'app-check/failed');
  try {
    await verify(token);
  } catch (cause) {
    throw new Refusal(401, 'app-check/failed', { cause });
  }
}
