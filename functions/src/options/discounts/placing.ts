import type { Placing } from '../placing.ts';
import { discountCodesRef, findCode, usableDiscount } from './codes.ts';

/** The code of an order is counted with it. */
export const discountPlacing: Placing = {
  isAskedFor: ({ code }) => code !== undefined,
  isOn: ({ shop }) => shop.discounts,
  async check({ input: { code = '' }, caller }) {
    await findCode(caller, code);
  },
  discount: async (transaction, { input: { code = '' }, caller }) => ({
    value: await usableDiscount(transaction, code, caller.uid),
    document: discountCodesRef(),
  }),
};
