import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { CartPanel } from '#src/features/cart/CartPanel.tsx';
import { addToCart, setCartOpen } from '#src/stores/cart.ts';
import { cartItem } from '../../support/records.ts';

/** Opens the cart with a picture of 199 kroner in it. */
export function openCart(): void {
  addToCart(cartItem('Klit'));
  setCartOpen(true);
  render(
    <MemoryRouter initialEntries={['/priser']}>
      <CartPanel onClose={() => setCartOpen(false)} />
    </MemoryRouter>,
  );
}

export const orderButton = () => screen.getByRole('button', { name: /^Bestil og betal/ });

/** Agrees to what an order asks for, and orders the open cart. */
export async function sendOrder(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /fortrydelsesretten/ }));
  await userEvent.click(screen.getByRole('button', { name: 'solve' }));
  await waitFor(() => expect(orderButton()).toBeEnabled());
  await userEvent.click(orderButton());
}
