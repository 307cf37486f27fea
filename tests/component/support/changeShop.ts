import { act } from '@testing-library/react';
import type { Shop } from '#src/model/settings/schema.ts';
import { currentShop, shopChanged } from '#src/stores/shop.ts';

/** What the photographer has changed arrives on the pages that are open. */
export function changeShop(changes: Partial<Shop>): void {
  act(() => shopChanged({ ...currentShop(), ...changes }));
}
