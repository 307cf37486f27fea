import { useEffect } from 'react';
import { useResource } from '#src/hooks/useResource.ts';
import { isDeepEqual } from '#src/model/base/edits.ts';
import { setCartDiscount, useCart } from '#src/stores/cart.ts';
import type { Places } from '../option.ts';
import { bestDiscount } from './bestDiscount.ts';
import * as cartDiscounts from './cartDiscounts.ts';

/** Puts the best discount that needs no code into the cart, unless a code was typed. */
export function Offers({ items }: Places['cart']): null {
  const discountTerms = useCart((state) => state.discount);
  const { value: offers } = useResource(cartDiscounts.offers);
  const isTyped = discountTerms !== undefined && !discountTerms.isAutomatic;
  const best = offers && bestDiscount(offers, items);
  // An offer may have been changed under the same code.
  const isOther = !isDeepEqual(best, discountTerms);
  useEffect(() => {
    if (offers && !isTyped && isOther) setCartDiscount(best);
  }, [offers, isTyped, isOther, best]);
  return null;
}
