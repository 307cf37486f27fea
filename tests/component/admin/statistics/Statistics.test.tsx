import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Statistics } from '#src/admin/statistics/Statistics.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { admin } from '../../../support/records.ts';
import { alerts, sees, shows } from '../../support/see.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-15T10:00:00Z'), toFake: ['Date'] });
  backend.accounts.signIn(admin);
  backend.documents.fill('pending-orders', [
    ordered('JF1', { createdAt: new Date('2026-05-30T10:00:00Z'), paymentStatus: 'completed' }),
    ordered('JF2', { createdAt: new Date('2026-09-01T10:00:00Z') }),
  ]);
  backend.documents.fill('purchases', [
    bought('JF1', {
      pendingOrderId: 'JF1',
      items: [boughtItem('Klit', { price: 1000 }), boughtAlbum('Kysten', [])],
      totalAmount: 1595,
    }),
    bought('JF0', { pendingOrderId: 'JF0', purchaseDate: new Date('2025-12-31T22:30:00Z') }),
  ]);
  backend.documents.fill('download-logs', [download(1)]);
  backend.documents.fill('item-interest', [
    interest('Klit', '2026', { months: { '05': { seen: 40, carted: 5, ordered: 1 } } }),
    interest('Klit', '2025', { months: { '12': { seen: 7 } } }),
    interest('Kysten', '2026', { months: { '07': { seen: 4 } }, isAlbum: true }),
  ]);
});

const download = (number: number) => ({
  id: String(number),
  purchaseId: 'JF1',
  itemId: 'Klit',
  userId: 'uid-kunde',
  downloadDate: new Date(Date.parse('2026-07-01T10:00:00Z') + number),
});

const interest = (itemId: string, year: string, counts: object) => ({
  id: `${year}_${itemId}`,
  year,
  itemId,
  name: itemId,
  ...counts,
});

async function open(): Promise<void> {
  await show(<Statistics />, { wrapper: MemoryRouter });
  await settled();
}

/** The rows of a table without its headings; cells are parted by a stroke. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join(' | '),
    );

test('tells a year by month, by picture and by album', async () => {
  await open();
  expect(screen.getByLabelText('År')).toHaveDisplayValue('2026');
  const months = rowsOf('Måned for måned');
  expect(months).toHaveLength(13);
  expect(months[4]).toBe('Maj | 40 | 5 | 1 | 0 | 2,5 % | 0,00 kr | 0');
  expect(months[5]).toBe('Juni | 0 | 0 | 0 | 1 |  | 1.595,00 kr | 0');
  expect(months[6]).toBe('Juli | 4 | 0 | 0 | 0 | 0 % | 0,00 kr | 1');
  expect(months[12]).toBe('I alt | 44 | 5 | 2 | 1 | 2,3 % | 1.595,00 kr | 1');
  expect(rowsOf('Enkeltbilleder')).toEqual([
    'Klit | 40 | 5 | 0 | 1 | 2,5 % | 1.000,00 kr | 1',
    'Hede | 0 | 0 | 2 | 0 |  | 0,00 kr | 0',
  ]);
  expect(rowsOf('Albums')).toEqual(['Kysten | 4 | 0 | 0 | 1 | 0 % | 595,00 kr | 0']);
  shows('1 af 2 (50 %)');
  shows('5 af 44 (11 %)');
});

test('draws the figure that is chosen, by its highest month', async () => {
  await open();
  const highest = () => screen.getByText('jan').closest('figure')?.firstElementChild;
  const bars = () =>
    [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(highest()).toHaveTextContent('1.595,00 kr');
  expect(bars()).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  await userEvent.selectOptions(screen.getByLabelText('Vis'), 'Set');
  expect(highest()).toHaveTextContent('40');
  expect(bars()).toEqual([0, 0, 0, 0, 1, 0, 0.1, 0, 0, 0, 0, 0]);
  await userEvent.selectOptions(screen.getByLabelText('Vis'), 'Bestilt');
  expect(highest()).toHaveTextContent('1');
  expect(bars()).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
});

test('reads another year when it is chosen, and says when it is empty', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('År'), '2025');
  await settled();
  expect(rowsOf('Måned for måned')[11]).toBe('December | 7 | 0 | 0 | 1 | 0 % | 199,00 kr | 0');
  shows('Ingen i dette år.');
  await userEvent.selectOptions(screen.getByLabelText('År'), '2024');
  await settled();
  shows('Der er ingen bestillinger, køb eller downloads i 2024.');
});

test('shows ten pictures, and the others when asked', async () => {
  const items = Array.from({ length: 11 }, (_, index) => boughtItem(`Billede ${index}`));
  backend.documents.fill('purchases', [bought('JF1', { items })]);
  await open();
  // The eleven that were bought, one that was only ordered, and one that was only seen.
  expect(rowsOf('Enkeltbilleder')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle 13' }));
  expect(rowsOf('Enkeltbilleder')).toHaveLength(13);
});

test('says when it cannot be read, and tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.failNext('read', 'purchases');
  await open();
  await alerts('Kunne ikke hente årets tal. Prøv igen.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await settled();
  expect(rowsOf('Albums')).toHaveLength(1);
});

test('says that a year with more records than are read is not counted whole', async () => {
  const downloads = Array.from({ length: 5001 }, (_, index) => download(index));
  backend.documents.fill('download-logs', downloads);
  await open();
  await sees(/kun de nyeste 5.?000 af hver slags/);
});

test('shows the room that files take and about what it costs, once they were counted', async () => {
  await open();
  shows('Pladsen er ikke talt op endnu. Det sker i nat.');
  cleanup();
  backend.documents.put('sloth-stamp-system/storage-use', {
    at: new Date('2026-09-15T02:00:00Z'),
    parts: {
      originals: { files: 300, bytes: 10 * 1024 ** 3 },
      sold: { files: 20, bytes: 5 * 1024 ** 3 },
    },
  });
  await open();
  expect(rowsOf('Plads')).toEqual([
    'Originaler | 300 | 10,0 GB | ca. 1,40 kr',
    'Solgte billeder | 20 | 5,0 GB | ca. 0,70 kr',
    'I alt | 320 | 15,0 GB | ca. 2,10 kr',
  ]);
  shows(/^Talt op 15\.9\.2026, 04\.00\./);
});
