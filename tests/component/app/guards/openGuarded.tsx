import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Address } from '../../support/Address.tsx';

/** Opens a page behind its guard; whatever that leads to is an empty page. */
export function openGuarded(address: string, page: ReactNode): void {
  const [path] = address.split('?');
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path ?? '/'} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}
