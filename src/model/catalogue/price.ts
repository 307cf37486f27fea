import * as z from 'zod/mini';
import { PICTURE_MIN_PRICE_DKK, PRICE_MAX_DKK } from './editing/form.ts';

/** A price that a program or a command gives, in whole kroner; 0 for none yet. */
export const givenPrice = z.union([
  z.literal(0),
  z.int().check(z.minimum(PICTURE_MIN_PRICE_DKK), z.maximum(PRICE_MAX_DKK)),
]);
