import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { MovingPage } from '#src/admin/moving/MovingPage.tsx';
import { movingContracts } from '#src/model/moving/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { shows, sees, toast } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const { inviteCustomers } = movingContracts;

test('a list of customers is invited after a question, and named where it cannot be', async () => {
  backend.accounts.signIn(admin);
  backend.functions.answer(inviteCustomers, () => ({ invited: 1 }));
  const asked = () => backend.functions.calls(inviteCustomers).map(({ input }) => input);
  await show(
    <MemoryRouter>
      <MovingPage />
    </MemoryRouter>,
  );
  const file = new File(['Navn;Mail\nÅse;aase@kunde.example\nBo;\n'], 'kunder.csv');
  await userEvent.upload(screen.getByLabelText('Vælg CSV-fil', { selector: 'input' }), file);
  await sees('1 kunde kan inviteres');
  shows('1 række bliver sprunget over');
  const own = screen.getByRole('link', { name: 'Skriv selv til aase@kunde.example' });
  expect(own.getAttribute('href')).toMatch(/^mailto:aase@kunde\.example\?subject=.*&body=Hej%20/);
  await userEvent.click(screen.getByRole('button', { name: 'Inviter 1 kunde' }));
  expect(asked()).toEqual([]);
  const question = within(await screen.findByRole('alertdialog', { name: 'Inviter 1 kunde?' }));
  await userEvent.click(question.getByRole('button', { name: 'Inviter 1 kunde' }));
  await toast('success: 1 invitation er på vej');
  expect(asked()).toEqual([{ people: [{ name: 'Åse', email: 'aase@kunde.example' }] }]);
});

test('a list that cannot be read says so, and another can be chosen', async () => {
  backend.accounts.signIn(admin);
  await show(
    <MemoryRouter>
      <MovingPage />
    </MemoryRouter>,
  );
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Vælg CSV-fil', { selector: 'input' }), file);
  const gone = new File(['Mail\n'], 'kunder.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('Deleted', 'NotFoundError'));
  await choose(gone);
  await toast('error: Filen kunne ikke læses. Prøv igen.');
  await choose(new File(['Mail\naase@kunde.example\n'], 'kunder.csv'));
  await sees('1 kunde kan inviteres');
});
