import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as downloadLogs from '#src/data/repos/downloadLogs.ts';
import { DownloadStats } from '#src/features/orders/downloads/DownloadStats.tsx';
import type { DownloadLog } from '#src/model/purchases/schema.ts';

vi.mock('#src/data/repos/downloadLogs.ts');
vi.mock('#src/hooks/useNearViewport.ts', () => ({ useNearViewport: () => true }));

const listOwn = vi.mocked(downloadLogs.listOwn);
const count = vi.mocked(downloadLogs.count);

beforeEach(() => {
  listOwn.mockReset();
  count.mockReset();
});

/** As many downloads, one an hour, the newest first. */
function logged(amount: number): DownloadLog[] {
  return Array.from({ length: amount }, (_, index) => ({
    purchaseId: 'JF1',
    itemId: `item-${index % 2}`,
    userId: 'a',
    itemName: `Billede ${index % 2}`,
    downloadDate: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000),
    userAgent: '',
    ipAddress: '',
  }));
}

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

test('a short history is added up as it was read', async () => {
  listOwn.mockResolvedValue({ items: logged(30), next: undefined });
  render(<DownloadStats userId="a" />);
  expect(await figure('Downloads i alt')).toHaveTextContent(/^30$/);
  expect(await figure('Forskellige billeder og album')).toHaveTextContent(/^2$/);
  expect(await figure('Hentet flest gange')).toHaveTextContent('Billede 0');
  expect(count).not.toHaveBeenCalled();
});

test('of a long history all downloads count, though only the newest are read', async () => {
  listOwn.mockResolvedValue({ items: logged(100), next: 'download-logs/100' });
  count.mockResolvedValue(1234);
  render(<DownloadStats userId="a" />);
  expect(await figure('Downloads i alt')).toHaveTextContent(/^1234$/);
  expect(listOwn).toHaveBeenCalledTimes(1);
});

test('says when they cannot be counted', async () => {
  listOwn.mockResolvedValue({ items: logged(100), next: undefined });
  count.mockRejectedValue(new Error('gone'));
  render(<DownloadStats userId="a" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Kunne ikke hente dine downloads. Prøv igen senere.',
  );
});
