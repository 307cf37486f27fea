import { documents } from '#src/model/base/paths.ts';
import {
  closedSettingsSchema,
  payeeChangeSchema,
  type PayeeChange,
} from '#src/model/settings/closed.ts';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import type { ContractInput } from '#src/model/system/contracts.ts';
import type { Payee } from '#src/model/settings/schema.ts';
import { readDocument } from '../../firestore/documents.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import { callFunction } from '../../functions/callables.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

const path = documents.closedSettings.build();

/** The settings that administrators alone read. */
export const closed = {
  ...documentRepo({ path, schema: closedSettingsSchema, timeField: 'updatedAt' }),
  get: async () =>
    (await readDocument(path, closedSettingsSchema)) ?? closedSettingsSchema.parse({}),
};

/** Has the server change where money goes. Throws 'aborted' when another owner has done so since. */
export async function changePayee(payee: Payee, revision: number): Promise<void> {
  await callFunction(settingsContracts.changePayee, { ...payee, revision });
}

/** Has the server send the administrator a mail as customers would get it. Returns the address. */
export async function sendTestMail(mail: ContractInput<typeof settingsContracts.sendTestMail>) {
  const { address = '' } = await callFunction(settingsContracts.sendTestMail, mail);
  return address;
}

/** Follows the latest changes of the payee. */
export function watchPayeeChanges(
  onNext: (changes: PayeeChange[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.payeeChanges, payeeChangeSchema, { onNext, onError });
}
