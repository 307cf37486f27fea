import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from './callables.ts';

/** The address that a customer's account has now; undefined when the account is gone. */
export async function customerEmail(uid: string): Promise<string | undefined> {
  const { email } = await callFunction(contracts.customerEmail, { uid });
  return email ?? undefined;
}
