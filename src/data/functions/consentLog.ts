import type { ConsentChoice } from '#src/model/consent/choices.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from './callables.ts';

/** Has the server log the answers; the same ones may be sent again. */
export async function logConsent({
  browser,
  revision,
  version,
  answers,
}: ConsentChoice): Promise<void> {
  await callFunction(contracts.logConsent, { browser, revision, version, answers });
}
