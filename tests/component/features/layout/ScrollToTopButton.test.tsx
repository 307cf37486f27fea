import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { ScrollToTopButton } from '#src/features/layout/ScrollToTopButton.tsx';
import { countOverlay } from '#src/stores/overlays.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

let scrollTo: MockInstance<typeof window.scrollTo>;

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function scrolledTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

const button = () => screen.queryByRole('button', { name: 'Til toppen' });

test('is there after 50 px, and leads to the top', () => {
  render(<ScrollToTopButton />);
  scrolledTo(50);
  expect(button()).not.toBeInTheDocument();
  scrolledTo(51);
  fireEvent.click(screen.getByRole('button', { name: 'Til toppen' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('goes while something lies above the page', () => {
  render(<ScrollToTopButton />);
  scrolledTo(400);
  let close = (): void => undefined;
  act(() => {
    close = countOverlay();
  });
  expect(button()).not.toBeInTheDocument();
  act(() => close());
  expect(button()).toBeVisible();
});
