import { giftCardContracts } from '../../../../src/options/giftCards/contracts.ts';
import { giftCardAnswers } from '../../../../src/model/giftCards/texts.ts';
import { ok, serve } from '../../callable.ts';
import { firestore } from '../../firebaseAdmin.ts';
import { requireVerified, signedIn } from '../../guards/identity.ts';
import { giftCardLimits } from './limits.ts';
import { requireOffered } from '../../refusal.ts';
import { currentShop } from '../../settings/shop.ts';
import { findGiftCardCode, usableGiftCard } from '../../giftCards/giftCards.ts';

/** Tells what is left of a card, to somebody who knows its code. */
export const findGiftCard = serve({
  contract: giftCardContracts.findGiftCard,
  limit: giftCardLimits.findGiftCard,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input, caller }) {
    requireOffered((await currentShop()).giftCards !== false);
    requireVerified(caller, giftCardAnswers.unverified);
    const code = await findGiftCardCode(caller, input.code);
    const { giftCard, left } = await firestore().runTransaction(
      (transaction) => usableGiftCard(transaction, code),
      { readOnly: true },
    );
    const { lastDay, bookedAt } = giftCard;
    return ok({ success: true, card: { code, left, lastDay, bookedAt } });
  },
});
