import { codeProblem, discountTermsOf } from '../../../../src/options/discounts/codes.ts';
import { discountContracts } from '../../../../src/options/discounts/contracts.ts';
import type { DiscountTerms } from '../../../../src/model/sale/discountSchema.ts';
import { discountAnswers } from '../../../../src/options/discounts/texts.ts';
import { ok, serve } from '../../callable.ts';
import { firestore } from '../../firebaseAdmin.ts';
import { requireVerified, signedIn, type Caller } from '../../guards/identity.ts';
import { discountLimits } from './limits.ts';
import { requireOffered } from '../../refusal.ts';
import { currentShop } from '../../settings/shop.ts';
import { codesIn, discountCodesRef, findCode, usableDiscount, usesOfCode } from './codes.ts';

/** The discounts that go with every cart of the customer today. */
function offersFor({ uid }: Caller): Promise<DiscountTerms[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const codes = codesIn(await transaction.get(discountCodesRef()));
      const now = new Date();
      const offers: DiscountTerms[] = [];
      for (const code of codes.filter(({ isAutomatic }) => isAutomatic)) {
        const uses = await usesOfCode(transaction, code, uid);
        if (!codeProblem(code, uses, now)) offers.push(discountTermsOf(code));
      }
      return offers;
    },
    { readOnly: true },
  );
}

/** Tells what a code takes off, to somebody who knows it. */
export const findDiscount = serve({
  contract: discountContracts.findDiscount,
  limit: discountLimits.findDiscount,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input, caller }) {
    requireOffered((await currentShop()).discounts);
    requireVerified(caller, discountAnswers.unverified);
    const { code: typed } = input;
    if (typed === undefined) return ok({ success: true, offers: await offersFor(caller) });
    await findCode(caller, typed);
    const discountTerms = await firestore().runTransaction(
      (transaction) => usableDiscount(transaction, typed, caller.uid),
      { readOnly: true },
    );
    return ok({ success: true, terms: discountTerms });
  },
});
