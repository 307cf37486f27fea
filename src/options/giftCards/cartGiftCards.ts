import { AppError } from '#src/model/base/errors.ts';
import { giftCardContracts } from '#src/options/giftCards/contracts.ts';
import type { FoundGiftCard } from '#src/model/giftCards/schema.ts';
import { callFunction } from '#src/data/functions/callables.ts';

/** Asks the server what is left of a card whose code a customer has typed. */
export async function find(code: string): Promise<FoundGiftCard> {
  const { card: giftCard } = await callFunction(giftCardContracts.findGiftCard, { code });
  if (!giftCard) throw new AppError('service-failed');
  return giftCard;
}
