import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Cart } from '#src/app/Cart.tsx';
import { setCartOpen } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

vi.mock('#src/features/cart/CartPanel.tsx', () => ({ CartPanel: () => <p>kurven</p> }));

resetStoresAfterEach();

test.each(['declined', null] as const)(
  'a cart that was open when the answer became %s stays shut after the next yes',
  async (value) => {
    useConsent.setState({ value: 'accepted' });
    setCartOpen(true);
    render(<Cart />);
    expect(await screen.findByText('kurven')).toBeVisible();
    act(() => useConsent.setState({ value }));
    expect(screen.queryByText('kurven')).toBeNull();
    act(() => useConsent.setState({ value: 'accepted' }));
    expect(screen.queryByText('kurven')).toBeNull();
    act(() => setCartOpen(true));
    expect(screen.getByText('kurven')).toBeVisible();
  },
);
