import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Address, HandedOver } from './Address.tsx';

interface Entry {
  pathname: string;
  search?: string;
  hash?: string;
  state?: unknown;
}

const pathOf = (entry: string | Entry): string =>
  (typeof entry === 'string' ? entry : entry.pathname).replace(/[?#].*$/, '');

/** Opens a page. Each address that it leads to is an empty page, which shows what was handed on. */
export function openPage(
  page: ReactElement,
  entry: string | Entry = '/',
  path = pathOf(entry),
): RenderResult {
  return render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<HandedOver />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

/** The present address of the router. */
export const address = () => screen.getByTestId('address').textContent;

/** The state of the last history entry, which the page has handed on. */
export const handedOver = (): unknown => JSON.parse(screen.getByTestId('state').textContent);

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

export const linkTo = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');
