import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DownloadStats } from '#src/features/orders/downloads/DownloadStats.tsx';
import { backend } from '../../../../support/backend/backend.ts';
import { everythingIsNear } from '../../../support/everythingIsNear.ts';

everythingIsNear();

/** As many downloads, one an hour. */
function log(amount: number): void {
  backend.documents.fill(
    'download-logs',
    Array.from({ length: amount }, (_, index) => ({
      id: `log-${index}`,
      purchaseId: 'JF1',
      itemId: `item-${index % 2}`,
      userId: 'a',
      itemName: `Billede ${index % 2}`,
      downloadDate: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000),
    })),
  );
}

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

test('a short history is added up as it was read', async () => {
  log(29);
  render(<DownloadStats userId="a" />);
  expect(await figure('Downloads i alt')).toHaveTextContent(/^29$/);
  expect(await figure('Forskellige billeder og album')).toHaveTextContent(/^2$/);
  expect(await figure('Downloadet flest gange')).toHaveTextContent('Billede 0');
  expect(backend.attempts('count')).toEqual([]);
});

test('of a long history all downloads count, though only the newest are read', async () => {
  log(1234);
  render(<DownloadStats userId="a" />);
  expect(await figure('Downloads i alt')).toHaveTextContent(/^1234$/);
  expect(backend.attempts('read', 'download-logs')).toHaveLength(4);
});

test('says when they cannot be counted', async () => {
  log(100);
  backend.fail('count', 'download-logs');
  render(<DownloadStats userId="a" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Kunne ikke hente dine downloads. Prøv igen senere.',
  );
});
