import type { Query, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections } from '../../../../src/model/base/paths.ts';
import { decodeItems, list } from '../../../../src/model/base/schema.ts';
import {
  codeProblem,
  type CodeUses,
  type DiscountCode,
  discountCodeSchema,
  DISCOUNTS_FIELD,
  discountsDocument,
  isPresent,
  normalCode,
  discountTermsOf,
} from '../../../../src/options/discounts/codes.ts';
import type { DiscountTerms } from '../../../../src/model/sale/discountSchema.ts';
import { discountAnswers } from '../../../../src/options/discounts/texts.ts';
import { usingStatuses } from '../../../../src/model/sale/life.ts';
import { decodeSnapshot } from '../../decodeSnapshot.ts';
import { firestore } from '../../firebaseAdmin.ts';
import { countedGuess, guessesOfCustomer, guessesOfShop } from '../../guards/codeGuesses.ts';
import type { Caller } from '../../guards/identity.ts';
import { Refusal, refused } from '../../refusal.ts';

const holderSchema = z.object({ [DISCOUNTS_FIELD]: list(z.unknown()) });

export const discountCodesRef = () => firestore().doc(discountsDocument.build());

/** The codes of the document that a transaction or a plain request has read. */
export function codesIn(stored: Parameters<typeof decodeSnapshot>[1]): DiscountCode[] {
  const { items } = decodeItems(
    discountCodeSchema,
    decodeSnapshot(holderSchema, stored)?.codes ?? [],
  );
  return items.filter(isPresent);
}

/** The code with this name, of the document that a transaction or a plain request has read. */
export function codeIn(
  stored: Parameters<typeof decodeSnapshot>[1],
  typed: string,
): DiscountCode | undefined {
  return codesIn(stored).find(({ code }) => code === normalCode(typed));
}

/** Finds a code that somebody has typed; each wrong one is counted. */
export async function findCode(caller: Caller, typed: string): Promise<DiscountCode> {
  const code = await countedGuess([guessesOfCustomer(caller), guessesOfShop], async () =>
    codeIn(await discountCodesRef().get(), typed),
  );
  if (!code) throw new Refusal(404, 'invalid-argument', { text: discountAnswers.unknown });
  return code;
}

/**
 * Counts the orders that use a code: those that wait, and the purchases that others have become. A
 * transaction that places an order must also change the document of the codes, so that two orders never count at the
 * same time.
 */
export async function usesOfCode(
  transaction: Transaction,
  { code }: DiscountCode,
  uid: string,
): Promise<CodeUses> {
  const withCode = (collection: string, statuses: readonly string[]) =>
    firestore()
      .collection(collection)
      .where('discount.code', '==', code)
      .where('paymentStatus', 'in', statuses);
  const queries = [
    withCode(collections.pendingOrders, usingStatuses.pendingOrders),
    withCode(collections.purchases, usingStatuses.purchases),
  ];
  const count = async (query: Query) => (await transaction.get(query.count())).data().count;
  let uses: CodeUses = { all: 0, own: 0 };
  for (const query of queries) {
    const own = await count(query.where('userId', '==', uid));
    uses = { all: uses.all + (await count(query)), own: uses.own + own };
  }
  return uses;
}

/** The discount of a code that may be used on one more order of the customer. */
export async function usableDiscount(
  transaction: Transaction,
  typed: string,
  uid: string,
): Promise<DiscountTerms> {
  const code = codeIn(await transaction.get(discountCodesRef()), typed);
  if (!code) throw refused(discountAnswers.unknown);
  const problem = codeProblem(code, await usesOfCode(transaction, code, uid), new Date());
  if (problem) throw refused(discountAnswers.problems[problem]);
  return discountTermsOf(code);
}
