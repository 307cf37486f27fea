import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toastsShown } from './stores.ts';

/* What a person sees at once, and what they see in a moment. */

export const shows = (text: string | RegExp): void => expect(screen.getByText(text)).toBeVisible();

export const hides = (text: string | RegExp): void =>
  expect(screen.queryByText(text)).not.toBeInTheDocument();

export const sees = async (text: string | RegExp): Promise<void> =>
  expect(await screen.findByText(text)).toBeVisible();

/** Waits until exactly these toasts are up. */
export const toasts = (...texts: string[]): Promise<void> =>
  waitFor(() => expect(toastsShown()).toEqual(texts));

/** Waits until this toast is up, beside others. */
export const toast = (text: string): Promise<void> =>
  waitFor(() => expect(toastsShown()).toContain(text));

/** Waits until the only warning on the screen says this, among other things. */
export const alerts = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
