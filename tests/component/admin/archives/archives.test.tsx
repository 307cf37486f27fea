import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startArchiving } from '#src/admin/archives/archives.ts';
import { DecidedOrders } from '#src/admin/pendingOrders/DecidedOrders.tsx';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { shows } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const ARCHIVE = 'customer-permanent-archive';
const order = pendingOrder({
  id: 'JF20250921ABCDEF123',
  items: [orderLine('Nordlys', 150), orderLine('Klit', 49)],
});
const originalOf = (title: string) =>
  `high-quality/enkeltbilleder/${title}/original_1700000000000_a.jpg`;
const putOriginal = (title: string) => backend.files.put(originalOf(title), jpeg(`${title}.jpg`));

let stop: () => void = () => undefined;

/** A purchase of two pictures, whose files are there. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } });
  for (const { id, name, price } of order.items) {
    const image = singleImage(name, { id, price, originalSrc: originalOf(id) });
    backend.documents.put(`enkeltbilleder/${id}`, image);
    putOriginal(id);
  }
  backend.documents.put(`pending-orders/${order.id}`, order);
  await approveOrder(order.id);
  render(<DecidedOrders />);
});

afterEach(() => {
  stop();
});

const wait = (seconds = 0) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const begin = async () => {
  act(() => {
    stop = startArchiving();
  });
  await wait();
};
const lines = () =>
  screen
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);
const retry = () => screen.queryByRole('button', { name: 'Prøv igen nu' });
const purchase = () => backend.documents.get(`purchases/${order.id}`);
const isDone = () => expect(purchase()).toMatchObject({ backupStatus: 'completed' });

test('the permanent archive says how far it is with each thing, until everything is there', async () => {
  await wait();
  expect(screen.getByRole('heading', { name: 'Signe Overgaard' })).toBeVisible();
  shows('Gør klar til at arkivere...');
  const second = backend.hold('upload', `${ARCHIVE}/${order.id}/1_klit.jpg`);
  await begin();
  await wait(1);
  shows('1 af 2 filer er arkiveret');
  expect(screen.getByRole('progressbar', { name: 'Permanent arkiv' })).toHaveValue(1);
  expect(lines()).toEqual(['Nordlys1 af 1', 'Klit0 af 1']);
  expect(useUnfinishedWork.getState().counts.archiving).toBe(1);
  second.open();
  await wait(1);
  isDone();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(backend.files.paths(ARCHIVE)).toHaveLength(2);
  expect(useUnfinishedWork.getState().counts.archiving).toBe(0);
});

test('what could not be copied is tried again, at once when that is wanted', async () => {
  backend.files.remove(originalOf('nordlys'));
  await begin();
  await wait(1);
  expect(lines()[0]).toBe('Nordlys0 af 1Filen kunne ikke hentes (HTTP 404).');
  shows('Nogle filer er ikke arkiveret endnu. Der prøves igen.');
  shows(/^Næste forsøg om (30|29) s$/);
  act(() => retry()?.click());
  await wait(1);
  // The next wait is a whole one again.
  shows(/^Næste forsøg om (30|29) s$/);
  await wait(31);
  shows(/^Næste forsøg \d+\.\d+\.\d+/);
  putOriginal('nordlys');
  act(() => retry()?.click());
  await wait(1);
  isDone();
});

test('a round of which nothing could be noted is tried again after a minute', async () => {
  const mend = backend.fail('read', `purchases/${order.id}`);
  await begin();
  await wait(1);
  mend();
  await wait(50);
  expect(purchase()).toMatchObject({ backupStatus: 'pending' });
  await wait(10);
  isDone();
});

test('purchases that could not be followed are followed again after a minute', async () => {
  const mend = backend.fail('watch', 'purchases');
  await begin();
  await wait(1);
  mend();
  await wait(60);
  isDone();
});

test('is called off with the dashboard', async () => {
  const gate = backend.hold('upload', ARCHIVE);
  await begin();
  stop();
  gate.open();
  await wait(1);
  expect(backend.attempts('upload', ARCHIVE)).toHaveLength(1);
  expect(purchase()).toMatchObject({ backupStatus: 'pending' });
});
