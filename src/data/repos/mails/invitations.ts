import { chunks } from '#src/model/base/lists.ts';
import { INVITED_TOGETHER_MAX_COUNT, movingContracts } from '#src/model/moving/contracts.ts';
import type { Invitee } from '#src/model/moving/customers.ts';
import { callFunction } from '../../functions/callables.ts';

/** Has the server mail those who are neither customers nor invited yet. Returns how many these were. */
export async function invite(people: readonly Invitee[]): Promise<number> {
  let invited = 0;
  for (const together of chunks(people, INVITED_TOGETHER_MAX_COUNT)) {
    const answer = await callFunction(movingContracts.inviteCustomers, { people: together });
    invited += answer.invited;
  }
  return invited;
}
