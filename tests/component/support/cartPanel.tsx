import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { CartPanel } from '#src/features/cart/CartPanel.tsx';
import { addToCart, setCartOpen } from '#src/stores/cart.ts';
import { cartItem } from '../../support/records.ts';
import { solveBotCheck } from './botCheckFrame.ts';

/** Opens the cart with a picture in it, by default one of 199 kroner. */
export function openCart(item = cartItem('Klit')) {
  addToCart(item);
  setCartOpen(true);
  return render(
    <MemoryRouter initialEntries={['/priser']}>
      <CartPanel onClose={() => setCartOpen(false)} />
    </MemoryRouter>,
  );
}

export const orderButton = () => screen.getByRole('button', { name: /^Bestil og betal/ });

/** Agrees to what an order asks for. */
export async function makeReady(consent = /fortrydelsesretten/): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: consent }));
  solveBotCheck();
  await waitFor(() => expect(orderButton()).toBeEnabled());
}

/** Agrees to what an order asks for, and orders the open cart. */
export async function sendOrder(consent?: RegExp): Promise<void> {
  await makeReady(consent);
  await userEvent.click(orderButton());
}
