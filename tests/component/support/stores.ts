import { useUndoSteps } from '#src/admin/bulk/Undo.tsx';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { useChoosing } from '#src/features/clientGallery/choosing.ts';
import { useTypedInvoice } from '#src/features/cart/InvoiceFields.tsx';
import type { Shop } from '#src/model/settings/schema.ts';
import { useBranding } from '#src/stores/branding.ts';
import { useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useFavourites } from '#src/stores/favourites.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { endSignOut, useSession } from '#src/stores/session.ts';
import { useShop } from '#src/stores/shop.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { clearBackend } from '../../support/backend/backend.ts';

/** Puts the stores back after each test of the file that calls it. */
export function resetStoresAfterEach(): void {
  afterEach(async () => {
    // First what is shown goes: overlays count themselves out of the store. What still waits in the
    // backend is called off next, so that nothing of it comes into the stores of another test.
    cleanup();
    await clearBackend();
    endSignOut();
    useSession.setState({ status: 'unknown', user: null }, true);
    useToasts.setState({ toasts: [] });
    useBranding.setState({ branding: undefined });
    useConsent.setState(useConsent.getInitialState(), true);
    useShop.setState(useShop.getInitialState(), true);
    useCart.setState(useCart.getInitialState(), true);
    useFavourites.setState({ ids: [], account: undefined });
    useChoosing.setState(useChoosing.getInitialState(), true);
    useTypedInvoice.setState(useTypedInvoice.getInitialState(), true);
    useOverlays.setState({ openCount: 0 });
    useUndoSteps.setState({ steps: [] });
  });
}

/** Makes the tests of a file those of a shop that has chosen otherwise than the test business. */
export function openShopWith(choices: Partial<Shop>): void {
  beforeEach(() => useShop.setState(choices));
}

/** The texts of the toasts that are up, with their kinds. */
export function toastsShown(): string[] {
  return useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
}
