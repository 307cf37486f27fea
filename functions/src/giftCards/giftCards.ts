import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections } from '../../../src/model/base/paths.ts';
import { giftCardProblem, leftOn } from '../../../src/model/giftCards/balance.ts';
import { giftCardCode } from '../../../src/model/giftCards/code.ts';
import { giftCardDocument } from '../../../src/model/giftCards/issue.ts';
import {
  type GiftCard,
  giftCardSchema,
  paidPartFields,
  type PaidPart,
} from '../../../src/model/giftCards/schema.ts';
import { giftCardAnswers } from '../../../src/model/giftCards/texts.ts';
import { usingStatuses } from '../../../src/model/sale/life.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { countedGuess, guessesOfCustomer } from '../guards/codeGuesses.ts';
import type { Caller } from '../guards/identity.ts';
import { Refusal, refused } from '../refusal.ts';

export const giftCardRef = (code: string): DocumentReference =>
  firestore().doc(giftCardDocument.build({ code }));

const unknown = () => new Refusal(404, 'invalid-argument', { text: giftCardAnswers.unknown });

/**
 * Finds the code of a card that somebody has typed. A wrong one is counted for the account alone: many accounts
 * find none either, and must not keep others from using theirs.
 */
export async function findGiftCardCode(caller: Caller, typed: string): Promise<string> {
  const found = await countedGuess([guessesOfCustomer(caller)], async () => {
    const code = giftCardCode(typed);
    return code !== undefined && (await giftCardRef(code).get()).exists ? code : undefined;
  });
  if (found === undefined) throw unknown();
  return found;
}

const using = {
  [collections.pendingOrders]: usingStatuses.pendingOrders,
  [collections.purchases]: usingStatuses.purchases,
};

const userSchema = z.object(paidPartFields);

/** The uses of a card by orders that wait and purchases that stand. */
async function usesOfGiftCard(transaction: Transaction, code: string): Promise<PaidPart[]> {
  const found = await Promise.all(
    Object.entries(using).map(([collection, statuses]) =>
      transaction.get(
        firestore()
          .collection(collection)
          .where('giftCard.code', '==', code)
          .where('paymentStatus', 'in', statuses),
      ),
    ),
  );
  return found.flatMap(({ docs }) =>
    docs.flatMap((each) => decodeSnapshot(userSchema, each)?.giftCard ?? []),
  );
}

export interface Balance {
  giftCard: GiftCard;
  left: number;
  isUsed: boolean;
}

/**
 * Reads a card and what is left of it. A transaction that goes by it must change the card's document, so that
 * no two of them count at the same time.
 */
export async function balanceOf(transaction: Transaction, code: string): Promise<Balance> {
  const giftCard = decodeSnapshot(giftCardSchema, await transaction.get(giftCardRef(code)));
  if (!giftCard) throw unknown();
  const uses = await usesOfGiftCard(transaction, code);
  return { giftCard, left: leftOn(giftCard, uses), isUsed: uses.length > 0 };
}

/** A card that may pay a part of one more order. */
export async function usableGiftCard(transaction: Transaction, code: string): Promise<Balance> {
  const balance = await balanceOf(transaction, code);
  const problem = giftCardProblem(balance.giftCard, balance.left, new Date());
  if (problem) throw refused(giftCardAnswers.problems[problem]);
  return balance;
}
