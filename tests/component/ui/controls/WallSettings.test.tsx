import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { WallSettings } from '#src/ui/controls/WallSettings.tsx';
import { Address } from '../../support/Address.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

function show(): void {
  render(
    <MemoryRouter initialEntries={['/cookies-politik']}>
      <WallSettings />
      <Address />
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('WallSettings', () => {
  test.each([
    [null, 'Du har ikke valgt endnu.', ['Acceptér cookies', 'Afvis cookies']],
    ['accepted', 'Du har accepteret cookies.', ['Afvis cookies']],
    ['declined', 'Du har afvist cookies.', ['Acceptér cookies']],
  ] as const)('%s: %s', (value, status, offered) => {
    useConsent.setState({ value });
    show();
    expect(screen.getByText(status)).toBeVisible();
    expect(buttons()).toEqual(offered);
    // Neither answer is favoured.
    const looks = screen.getAllByRole('button').map(({ className }) => className);
    expect(new Set(looks).size).toBe(1);
  });

  test('a yes after a no opens the site and leads to the front page', async () => {
    setConsent('declined');
    show();
    await press('Acceptér cookies');
    expect(useConsent.getState().value).toBe('accepted');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  });

  test('a no after a yes is asked for twice', async () => {
    setConsent('accepted');
    show();
    await press('Afvis cookies');
    expect(screen.getByRole('alertdialog', { name: 'Vil du afvise cookies?' })).toBeVisible();
    await press('Annuller');
    expect(useConsent.getState().value).toBe('accepted');
    await press('Afvis cookies');
    await press('Afvis cookies');
    expect(useConsent.getState().value).toBe('declined');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  });

  test('the first no needs no second question', async () => {
    show();
    await press('Afvis cookies');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(useConsent.getState().value).toBe('declined');
  });

  test('says what another tab has decided', () => {
    show();
    act(() => setConsent('accepted'));
    expect(screen.getByText('Du har accepteret cookies.')).toBeVisible();
  });
});
