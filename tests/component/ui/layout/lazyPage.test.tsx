import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PartLost } from '#src/lib/parts/loadPart.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';

const Part = ({ text = 'delen' }: { text?: string }) => <p>{text}</p>;
const load = vi.fn<() => Promise<ComponentType<{ text?: string }>>>();
const MISSING = 'Denne del af siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.';

beforeEach(() => {
  load.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Part);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('a part that is missing says so, and comes when it is asked for again', async () => {
  const Lazy = lazyPage(load);
  render(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(MISSING);
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('delen')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part that was fetched ahead is there at once', async () => {
  load.mockReset().mockResolvedValue(Part);
  const Lazy = lazyPage(load);
  await Lazy.fetch();
  render(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  expect(screen.getByText('delen')).toBeVisible();
});

test('it comes by itself when the connection is back, in every place', async () => {
  const Lazy = lazyPage(load, 'nothing');
  render(
    <Suspense>
      <Lazy text="her" />
      <Lazy text="der" />
      <p>siden</p>
    </Suspense>,
  );
  expect(await screen.findByText('siden')).toBeVisible();
  expect(screen.queryByText('her')).not.toBeInTheDocument();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('her')).toBeVisible();
  expect(screen.getByText('der')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a part that only a reload brings back', () => {
  const reload = vi.fn<() => void>();
  const fetched = vi.fn<typeof fetch>();
  const isConnected = (isOnline: boolean) =>
    fetched.mockImplementation(() =>
      isOnline
        ? Promise.resolve(new Response(''))
        : Promise.reject(new TypeError('Failed to fetch')),
    );

  beforeEach(() => {
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', fetched);
    reload.mockReset();
    isConnected(false);
    load.mockReset().mockRejectedValue(new PartLost('/assets/a.js', undefined));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function showLost(): Promise<HTMLElement> {
    const Lazy = lazyPage(load);
    render(
      <Suspense>
        <Lazy />
      </Suspense>,
    );
    return screen.findByRole('button', { name: 'Prøv igen' });
  }

  test('is not asked for without a connection, and comes by itself with it, once', async () => {
    const retry = await showLost();
    await userEvent.click(retry);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(retry).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    isConnected(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    fireEvent(window, new Event('online'));
    await userEvent.click(retry);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('waits for a press while work would be lost', async () => {
    isConnected(true);
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const retry = await showLost();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    window.removeEventListener('beforeunload', ask);
  });
});

test('one that opens above the page can be closed, and is asked for anew when it opens again', async () => {
  const close = vi.fn();
  const Lazy = lazyPage(load, { close: () => close });
  const place = (isOpen: boolean) => <Suspense>{isOpen && <Lazy />}</Suspense>;
  const { rerender } = render(place(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Luk' }));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(place(false));
  rerender(place(true));
  expect(await screen.findByText('delen')).toBeVisible();
});

test('a part that has come stays when its place is rendered again', async () => {
  const Lazy = lazyPage(load);
  const place = (text: string) => (
    <Suspense>
      <Lazy text={text} />
    </Suspense>
  );
  const { rerender } = render(place('først'));
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  const shown = await screen.findByText('først');
  rerender(place('så'));
  expect(screen.getByText('så')).toBe(shown);
  expect(load).toHaveBeenCalledTimes(2);
});
