import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { backend } from '../../../support/backend/backend.ts';
import { card, dialog, open, PATH, press, store } from '../../support/clientGalleries.tsx';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { sees, shows } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
everythingIsNear();

/** Stores a note by its id: the visit, the kind and the picture. */
const note = (id: string, at: string) => {
  const [visit, kind, pictureId = ''] = id.split('-');
  const record = { galleryId: 'kunde1', visit, kind, pictureId, at: new Date(at) };
  backend.documents.put(`client-deliveries/${id}`, record);
};

test('a gallery that nobody has opened says so, and which reminders the client has got', async () => {
  store({
    waitingToldAt: new Date('2026-11-24T10:00:00Z'),
    expiryTold: new Date('2026-12-31T20:00:00Z'),
  });
  await open();
  await press('Levering');
  await sees(/^Ingen har åbnet galleriet endnu/);
  await sees('Kunden er mindet om galleriet 24.11.2026, 11.00');
  shows('Kunden er mindet om, at galleriet udløber 31. december 2026');
});

test('who has opened a gallery, and what was downloaded when, the newest first', async () => {
  store();
  note('v1-opened', '2026-11-24T10:00:00Z');
  note('v2-opened', '2026-11-25T10:00:00Z');
  note('v2-original-a', '2026-11-25T10:05:00Z');
  note('v2-original-b', '2026-11-25T10:06:00Z');
  note('v1-web-a', '2026-11-24T10:01:00Z');
  backend.documents.put('client-choices/anna', {
    galleryId: 'kunde1',
    name: 'Anna',
    email: 'anna@example.com',
    visits: ['v2'],
    lists: {},
    pictures: {},
    sentAt: null,
  });
  await open();
  await press('Levering');
  await screen.findByText('Hentet som original: 2 af 2');
  expect(dialog().getByText('Hentet i webstørrelse: 1 af 2')).toBeVisible();
  const [newest, oldest] = dialog().getAllByRole('listitem');
  expect(newest).toHaveTextContent('Anna');
  expect(newest).toHaveTextContent('Åbnet 25.11.2026, 11.00');
  expect(newest).toHaveTextContent('Hentet som original: 2 billeder, senest 25.11.2026, 11.06');
  expect(oldest).toHaveTextContent('Uden navn');
  expect(oldest).toHaveTextContent('Hentet i webstørrelse: 1 billede, senest 24.11.2026, 11.01');
});

test('the notes and mails go with the gallery', async () => {
  store();
  note('v1-opened', '2026-11-24T10:00:00Z');
  const mail = { orderId: 'kunde1', kind: 'gallery-invitation', to: 'anna@example.com' };
  backend.documents.put('order-mails/m1', mail);
  await open();
  await userEvent.click(card().getByRole('button', { name: 'Slet' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Slet' }));
  await waitFor(() => expect(backend.documents.get(PATH)).toBeUndefined());
  expect(backend.documents.get('client-deliveries/v1-opened')).toBeUndefined();
  expect(backend.documents.get('order-mails/m1')).toBeUndefined();
});
