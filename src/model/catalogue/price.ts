import * as z from 'zod/mini';
import { PICTURE_MIN_PRICE_DKK, PRICE_MAX_DKK } from './editing/form.ts';

/** A price that a program, a command or a client's gallery gives, in whole kroner; 0 for none. */
export const givenPrice = z.union([
  z.literal(0),
  z.int().check(z.minimum(PICTURE_MIN_PRICE_DKK), z.maximum(PRICE_MAX_DKK)),
]);
