import { callFunction } from '#src/data/functions/callables.ts';
import type { ContractInput } from '#src/model/system/contracts.ts';
import { giftCardContracts, type GiftCardChange } from './contracts.ts';

type NewGiftCard = ContractInput<typeof giftCardContracts.issueGiftCard>;

/** Has the server issue a card, once however often it is asked for the same one. */
export async function issue(giftCard: NewGiftCard): Promise<void> {
  await callFunction(giftCardContracts.issueGiftCard, giftCard);
}

export async function change(code: string, what: GiftCardChange): Promise<void> {
  await callFunction(giftCardContracts.changeGiftCard, { code, change: what });
}
