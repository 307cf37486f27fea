import { callFunction } from '#src/data/functions/callables.ts';
import { giftCardContracts, type GiftCardChange } from './contracts.ts';

/** Has the server issue a card; returns its code. */
export async function issue(value: number, isGiven: boolean): Promise<string> {
  const { code = '' } = await callFunction(giftCardContracts.issueGiftCard, { value, isGiven });
  return code;
}

export async function change(code: string, what: GiftCardChange): Promise<void> {
  await callFunction(giftCardContracts.changeGiftCard, { code, change: what });
}
