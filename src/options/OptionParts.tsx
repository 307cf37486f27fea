import { createElement, Suspense } from 'react';
import { useShop } from '#src/stores/shop.ts';
import { partsAt } from './list.ts';
import type { Places } from './option.ts';

type OptionPartsProps<Place extends keyof Places> = Places[Place] & {
  at: Place;
  /** Also shows what was agreed on with options that are off today. */
  looksBack?: boolean;
};

/** Shows what the options that are on have for a place. */
export function OptionParts<Place extends keyof Places>({
  at,
  looksBack = false,
  ...given
}: OptionPartsProps<Place>) {
  const shop = useShop();
  return partsAt(at, looksBack ? undefined : shop).map((part, index) => (
    <Suspense key={index}>{createElement(part, given as unknown as Places[Place])}</Suspense>
  ));
}
