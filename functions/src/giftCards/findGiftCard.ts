import type { giftCardContracts } from '../../../src/model/giftCards/contracts.ts';
import { giftCardAnswers } from '../../../src/model/giftCards/texts.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';
import { requireVerified, type Caller } from '../guards/identity.ts';
import { findCardCode, usableCard } from './cards.ts';

type Finding = typeof giftCardContracts.findGiftCard;

/** Tells what is left of a card, to somebody who knows its code. */
export async function findGiftCard({
  input,
  caller,
}: Call<ContractInput<Finding>, Caller>): Promise<Answer<ContractOutput<Finding>>> {
  requireVerified(caller, giftCardAnswers.unverified);
  const code = await findCardCode(caller, input.code);
  const { card, left } = await firestore().runTransaction(
    (transaction) => usableCard(transaction, code),
    { readOnly: true },
  );
  return ok({ success: true, card: { code, left, lastDay: card.lastDay } });
}
