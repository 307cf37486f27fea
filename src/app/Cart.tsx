import { useEffect } from 'react';
import { followCart } from '#src/stores/cart.ts';

/** The cart beside every page: it knows what other tabs put into it. */
export function Cart() {
  useEffect(followCart, []);
  return null;
}
