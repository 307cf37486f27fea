import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PartLost } from '#src/lib/parts/loadPart.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { press } from '../../support/page.tsx';

const Part = ({ text = 'delen' }: { text?: string }) => <p>{text}</p>;
const load = vi.fn<() => Promise<ComponentType<{ text?: string }>>>();
const connect = () => fireEvent(window, new Event('online'));
const alert = () => screen.queryByRole('alert');

beforeEach(() => {
  load.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Part);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('a part that is missing says so, comes when it is asked for again, and stays', async () => {
  const Lazy = lazyPage(load);
  const place = (text: string) => (
    <Suspense>
      <Lazy text={text} />
    </Suspense>
  );
  const { rerender } = render(place('først'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Denne del af siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
  );
  await press('Prøv igen');
  const shown = await screen.findByText('først');
  expect(alert()).not.toBeInTheDocument();
  rerender(place('så'));
  expect(screen.getByText('så')).toBe(shown);
  expect(load).toHaveBeenCalledTimes(2);
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
  connect();
  expect(await screen.findByText('her')).toBeVisible();
  expect(screen.getByText('der')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that opens above the page can be closed, and is asked for anew when it opens again', async () => {
  const close = vi.fn();
  const Lazy = lazyPage(load, { close: () => close });
  const place = (isOpen: boolean) => <Suspense>{isOpen && <Lazy />}</Suspense>;
  const { rerender } = render(place(true));
  await screen.findByRole('alert');
  await press('Luk');
  expect(close).toHaveBeenCalledTimes(1);
  rerender(place(false));
  rerender(place(true));
  expect(await screen.findByText('delen')).toBeVisible();
});

describe('a part that only a reload brings back', () => {
  const reload = vi.fn<() => void>();
  const fetched = vi.fn<typeof fetch>();
  const areReloads = (count: number) => waitFor(() => expect(reload).toHaveBeenCalledTimes(count));
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
    fetched.mockReset();
    load.mockReset().mockRejectedValue(new PartLost('/assets/a.js', undefined));
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
    isConnected(false);
    const retry = await showLost();
    await press('Prøv igen');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(retry).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    isConnected(true);
    connect();
    await areReloads(1);
    connect();
    await press('Prøv igen');
    await areReloads(2);
  });

  test('waits for a press while work would be lost', async () => {
    isConnected(true);
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const retry = await showLost();
    connect();
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    await press('Prøv igen');
    await areReloads(1);
    window.removeEventListener('beforeunload', ask);
  });
});
