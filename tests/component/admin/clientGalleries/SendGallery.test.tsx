import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sendingContracts } from '#src/model/clients/invitations.ts';
import { backend } from '../../../support/backend/backend.ts';
import { dialog, open, press, store } from '../../support/clientGalleries.tsx';
import { sees, toast } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const { sendGallery } = sendingContracts;

const mail = (id: string, changes: object) =>
  backend.documents.put(`order-mails/${id}`, {
    ...{ orderId: 'kunde1', kind: 'gallery-invitation', userId: '', to: `${id}@kunde.example` },
    ...{ status: 'sent', subject: 'Til jer', message: 'Værsgo', attempts: 1 },
    ...{ createdAt: new Date('2026-11-24T10:00:00Z'), sentAt: new Date('2026-11-24T10:00:00Z') },
    ...changes,
  });

test('a gallery is sent to many, and again to those who have not opened it', async () => {
  store({ pinSalt: 's'.repeat(20), pinHash: 'a'.repeat(64), clientEmail: 'anna@kunde.example' });
  backend.functions.answer(sendGallery, ({ to }) => ({ queued: to.length }));
  await open();
  await press('Send galleriet');
  const addresses = await screen.findByLabelText('Send til');
  expect(addresses).toHaveValue('anna@kunde.example');
  await userEvent.type(addresses, ', bo');
  await userEvent.click(dialog().getByRole('switch', { name: 'Send koden i en mail for sig' }));
  await press('Send');
  await sees('Det her er ikke en email: bo. Ret det, eller slet det.');
  await sees('Skriv galleriets kode på fire til otte cifre.');
  await userEvent.type(addresses, '@kunde.example');
  await userEvent.type(screen.getByLabelText('Galleriets kode'), '4711');
  await press('Send');
  await toast('success: 2 mails er på vej');
  expect(backend.functions.calls(sendGallery).map(({ input }) => input)).toMatchObject([
    { to: ['anna@kunde.example', 'bo@kunde.example'], role: 'client', pin: '4711', again: false },
  ]);

  mail('anna', { openedAt: new Date('2026-11-25T10:00:00Z') });
  mail('bo', {});
  mail('eva', { status: 'failed', error: 'bad-address', sentAt: undefined });
  await press('Send galleriet');
  await sees('Åbnet 25.11.2026, 11.00');
  await sees(/^Ikke sendt: modtagerens adresse findes ikke/);
  await press('Send igen til dem, der ikke har åbnet');
  expect(screen.getByLabelText('Emne')).toHaveValue('Til jer');
  await press('Send');
  await toast('success: 1 mail er på vej');
  expect(backend.functions.calls(sendGallery).at(-1)?.input).toMatchObject({
    ...{ to: ['bo@kunde.example'], message: 'Værsgo', again: true },
  });
});
