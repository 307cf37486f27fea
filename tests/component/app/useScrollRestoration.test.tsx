import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { useScrollRestoration } from '#src/app/useScrollRestoration.ts';
import { Address } from '../support/Address.tsx';

let scrollTo: MockInstance<typeof window.scrollTo>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
});

function Page() {
  useScrollRestoration();
  return (
    <>
      <Link to="/priser">priser</Link>
      <Link to="?vis=1">vis</Link>
      <Address />
    </>
  );
}

function open(): void {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const address = () => screen.getByTestId('address');

async function readDownTo(scrollY: number): Promise<void> {
  vi.stubGlobal('scrollY', scrollY);
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
}

async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await arrived;
  });
}

describe('the place on a page', () => {
  test('a new page begins at its top', async () => {
    open();
    expect(scrollTo).not.toHaveBeenCalled();
    await follow('priser');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  test('what only changes the query moves nothing', async () => {
    open();
    await follow('vis');
    expect(address()).toHaveTextContent('/?vis=1');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('the way back ends where the page was left', async () => {
    open();
    await readDownTo(640);
    await follow('priser');
    scrollTo.mockClear();
    await goBack();
    expect(address()).toHaveTextContent(/^\/$/);
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });

  test('the router’s own part of the history is left alone', async () => {
    open();
    await follow('priser');
    const before: unknown = window.history.state;
    await readDownTo(10);
    expect(window.history.state).toEqual({ ...(before as object), scrollY: 10 });
  });
});
