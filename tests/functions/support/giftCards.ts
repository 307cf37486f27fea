import { randomBytes } from 'node:crypto';
import { newGiftCardCode } from '#src/model/giftCards/code.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import type { GiftCard } from '#src/model/giftCards/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, type Reply } from './call.ts';
import type { Person } from './people.ts';

export const giftCardAt = (code: string): string => giftCardDocument.build({ code });

/** A card of 500 kroner that only this test uses. */
export async function makeGiftCard(changes: Partial<GiftCard> = {}): Promise<string> {
  const code = newGiftCardCode(randomBytes);
  const card: Omit<GiftCard, 'id'> = {
    value: 500,
    bookedAt: 'use',
    orderId: '',
    issuedAt: new Date(),
    lastDay: '2099-12-31',
    state: 'open',
    paidOut: 0,
    ...changes,
  };
  await firestore().doc(giftCardAt(code)).set(card);
  return code;
}

export const findGiftCard = ({ token }: Person, code: string): Promise<Reply> =>
  call('findGiftCard', { token, input: { code } });

export const issueGiftCard = ({ token }: Person, input: object): Promise<Reply> =>
  call('issueGiftCard', { token, input: { code: newGiftCardCode(randomBytes), ...input } });

export const changeGiftCard = ({ token }: Person, code: string, change: string): Promise<Reply> =>
  call('changeGiftCard', { token, input: { code, change } });
