import type { Transaction } from 'firebase-admin/firestore';
import { lastDayOf, mayBePaidOut } from '../../../../src/model/giftCards/balance.ts';
import { giftCardDocument, writeGiftCard } from '../../../../src/model/giftCards/issue.ts';
import {
  giftCardContracts,
  type GiftCardChange,
} from '../../../../src/options/giftCards/contracts.ts';
import { isGivenAway, issuingRules } from '../../../../src/model/giftCards/offer.ts';
import {
  giftCardSchema,
  type GiftCard,
  type GiftCardState,
} from '../../../../src/model/giftCards/schema.ts';
import { giftCardAnswers } from '../../../../src/model/giftCards/texts.ts';
import { sumOfKroner } from '../../../../src/model/sale/price.ts';
import type { ContractInput } from '../../../../src/model/system/contracts.ts';
import { ok, serve } from '../../callable.ts';
import { firestore } from '../../firebaseAdmin.ts';
import { requireAdministrator, signedIn } from '../../guards/identity.ts';
import { transactRecords } from '../../records.ts';
import { giftCardLimits } from './limits.ts';
import { refused, requireOffered } from '../../refusal.ts';
import { currentShop } from '../../settings/shop.ts';
import { balanceOf, giftCardRef, type Balance } from '../../giftCards/giftCards.ts';

type Wanted = Omit<ContractInput<typeof giftCardContracts.issueGiftCard>, 'code'>;

/** True for a card of this value that no order sold. */
const isIssuedAs = ({ value, orderId, bookedAt }: GiftCard, wanted: Wanted): boolean =>
  value === wanted.value && orderId === '' && isGivenAway({ bookedAt }) === wanted.isGiven;

/** Issues a card that was sold in person, or that is given away. A repetition finds it issued. */
export const issueGiftCard = serve({
  contract: giftCardContracts.issueGiftCard,
  limit: giftCardLimits.issueGiftCard,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { code, value, isGiven }, caller }) {
    const { giftCards } = await currentShop();
    requireOffered(giftCards !== false);
    await requireAdministrator(caller, giftCardAnswers.adminsOnly);
    const { years, vatAt } = issuingRules(giftCards);
    const issuedAt = new Date();
    const giftCard = { code, value, lastDay: lastDayOf(issuedAt, years) };
    const facts = { bookedAt: isGiven ? 'never' : vatAt, orderId: '', issuedAt } as const;
    await transactRecords(async (records) => {
      const known = await records.read(giftCardSchema, giftCardDocument.build({ code }));
      if (!known) writeGiftCard(records, giftCard, facts);
      else if (!isIssuedAs(known, { value, isGiven }))
        throw refused(giftCardAnswers.issuedOtherwise);
    });
    return ok({ success: true });
  },
});

const changes: Record<
  GiftCardChange,
  (balance: Balance, now: Date) => Partial<GiftCard> | undefined
> = {
  block: ({ giftCard }) => only(giftCard, ['open', 'paid-out'], { state: 'blocked' }),
  open: ({ giftCard }) =>
    only(giftCard, ['blocked'], { state: giftCard.paidOut > 0 ? 'paid-out' : 'open' }),
  'pay-out': ({ giftCard, left }, now) =>
    mayBePaidOut(giftCard, left, now)
      ? {
          state: 'paid-out',
          paidOut: sumOfKroner([giftCard.paidOut, left]),
          paidOutAt: now,
        }
      : undefined,
};

/** A change of a card that is in one of these states. */
function only(
  { state }: GiftCard,
  states: readonly GiftCardState[],
  change: Partial<GiftCard>,
): Partial<GiftCard> | undefined {
  return states.includes(state) ? change : undefined;
}

async function apply(
  transaction: Transaction,
  code: string,
  change: GiftCardChange,
): Promise<number> {
  const balance = await balanceOf(transaction, code);
  const fields = changes[change](balance, new Date());
  if (!fields) throw refused(giftCardAnswers.notNow);
  transaction.update(giftCardRef(code), fields);
  return balance.left;
}

/** Blocks a card that is lost, opens it again, or notes that what was left of it is paid out. */
export const changeGiftCard = serve({
  contract: giftCardContracts.changeGiftCard,
  limit: giftCardLimits.changeGiftCard,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { code, change }, caller }) {
    requireOffered((await currentShop()).giftCards !== false);
    await requireAdministrator(caller, giftCardAnswers.adminsOnly);
    const left = await firestore().runTransaction((each) => apply(each, code, change));
    return ok({ success: true, left });
  },
});
