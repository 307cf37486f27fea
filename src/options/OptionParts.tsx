import { createElement, Suspense } from 'react';
import { useShop } from '#src/stores/shop.ts';
import { partsAt } from './list.ts';
import type { Places } from './option.ts';

type OptionPartsProps<Place extends keyof Places> = Places[Place] & {
  at: Place;
  /** Also shows the parts of options that are off today. */
  alsoOff?: boolean;
};

/** Shows what the options that are on have for a place. */
export function OptionParts<Place extends keyof Places>({
  at,
  alsoOff = false,
  ...given
}: OptionPartsProps<Place>) {
  const shop = useShop();
  return partsAt(at, alsoOff ? undefined : shop).map((part, index) => (
    <Suspense key={index}>{createElement(part, given as unknown as Places[Place])}</Suspense>
  ));
}
