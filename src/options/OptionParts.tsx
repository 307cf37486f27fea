import { createElement, Suspense } from 'react';
import { useShop } from '#src/stores/shop.ts';
import { partsAt } from './list.ts';
import type { Places } from './option.ts';

type OptionPartsProps<Place extends keyof Places> = Places[Place] & { at: Place };

/** Shows what the options that are on have for a place. */
export function OptionParts<Place extends keyof Places>({ at, ...given }: OptionPartsProps<Place>) {
  return partsAt(at, useShop()).map((part, index) => (
    <Suspense key={index}>{createElement(part, given as unknown as Places[Place])}</Suspense>
  ));
}
