import { connectionContracts } from '#src/model/api/connections.ts';
import type { ContractInput } from '#src/model/system/contracts.ts';
import { callFunction } from '../../functions/callables.ts';

type Change = ContractInput<typeof connectionContracts.changeConnections>['change'];

/** Asks the server for tokens and addresses, after one change if there is one. */
async function ask(change?: Change) {
  const {
    tokens = [],
    webhooks = [],
    secret = '',
  } = await callFunction(connectionContracts.changeConnections, { change });
  return { tokens, webhooks, secret };
}

/** Reads the tokens of programs and the addresses that are told of events. */
export const read = () => ask();

/** Changes them. Returns the secret of what was made, which is told once. */
export async function change(change: NonNullable<Change>): Promise<string> {
  const { secret } = await ask(change);
  return secret;
}
