import * as z from 'zod/mini';

/** The most signs that a customer may type as a code in the cart. */
export const TYPED_CODE_MAX_LENGTH = 40;

/** A code as a customer may send it. */
export const typedCode = z.string().check(z.minLength(1), z.maxLength(TYPED_CODE_MAX_LENGTH));
