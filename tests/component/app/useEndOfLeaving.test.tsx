import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useEndOfLeaving } from '#src/app/Router.tsx';
import { beginLeaving, useIsLeaving } from '#src/stores/session.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

function Site() {
  useEndOfLeaving();
  return <Link to="/">Forside</Link>;
}

test.each(['/profil', '/'])('whoever leaves %s has left it at the next page', async (address) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  );
  act(beginLeaving);
  expect(useIsLeaving.getState()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Forside' }));
  expect(useIsLeaving.getState()).toBe(false);
});
