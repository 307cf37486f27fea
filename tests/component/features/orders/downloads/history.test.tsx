import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DownloadStats } from '#src/features/orders/downloads/DownloadStats.tsx';
import {
  rememberedDownloads,
  recordOriginals,
} from '#src/features/orders/downloads/downloadHistory.ts';
import type { LocatedFile } from '#src/features/orders/downloads/locateFiles.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { everythingIsNear } from '../../../support/everythingIsNear.ts';
import { settled } from '../../../support/show.ts';

everythingIsNear();

const { logDownloads } = contracts;

describe('downloads of originals', () => {
  const userId = 'kunde';

  /** The downloads reported to the server, one list per call. */
  const noted = () =>
    backend.functions
      .calls(logDownloads)
      .map(({ input }) => logDownloads.input.parse(input).downloads);

  const located = (itemId: string, { purchaseId = 'JF1', isLogged = false } = {}): LocatedFile => ({
    file: {
      purchaseId,
      isOpened: true,
      itemId,
      itemName: `Navn ${itemId}`,
      type: 'album',
      imageId: '',
      title: '',
      filename: '',
      archivedPath: undefined,
    },
    place: { path: 'a.jpg', bytes: 1, isLogged },
  });

  function record(...files: LocatedFile[]): Promise<void> {
    recordOriginals(userId, files);
    return settled();
  }

  beforeEach(() => {
    backend.accounts.signIn({ email: 'kunde@jerslevfoto.example' });
    backend.functions.answer(logDownloads);
  });

  test('are noted once a thing of a purchase, here and on the server', async () => {
    const again = located('kyst', { purchaseId: 'JF2' });
    await record(located('kyst'), located('kyst'), located('skov'), again);
    expect(noted()).toEqual([
      [
        { purchaseId: 'JF1', itemId: 'kyst' },
        { purchaseId: 'JF1', itemId: 'skov' },
        { purchaseId: 'JF2', itemId: 'kyst' },
      ],
    ]);
    const remembered = rememberedDownloads(userId).map(({ itemName }) => itemName);
    expect(remembered).toEqual(['Navn kyst', 'Navn skov', 'Navn kyst']);
  });

  test('that the server has noted by itself are not noted there again, and count alike', async () => {
    const handedOut = located('kyst', { isLogged: true });
    await record(handedOut, handedOut);
    expect(noted()).toEqual([]);
    expect(rememberedDownloads(userId)).toHaveLength(2);
  });

  test('that are many are told of a hundred at a time', async () => {
    await record(...Array.from({ length: 101 }, (_, index) => located(`ting-${index}`)));
    expect(noted().map(({ length }) => length)).toEqual([100, 1]);
  });

  test('change nothing for the buyer when the server does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    backend.fail('call', logDownloads.path);
    await record(located('kyst'));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(rememberedDownloads(userId)).toHaveLength(1);
  });
});

describe('the history of downloads', () => {
  /** Shows a history of as many downloads, one an hour. */
  function show(amount: number): void {
    const logs = Array.from({ length: amount }, (_, index) => ({
      id: `log-${index}`,
      purchaseId: 'JF1',
      itemId: `item-${index % 2}`,
      userId: 'a',
      itemName: `Billede ${index % 2}`,
      downloadDate: new Date(Date.UTC(2026, 0, 31) - index * 3_600_000),
    }));
    backend.documents.fill('download-logs', logs);
    render(<DownloadStats userId="a" />);
  }

  const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

  test('that is short is added up as it was read', async () => {
    show(29);
    expect(await figure('Downloads i alt')).toHaveTextContent(/^29$/);
    expect(await figure('Forskellige billeder og album')).toHaveTextContent(/^2$/);
    expect(await figure('Downloadet flest gange')).toHaveTextContent('Billede 0');
    expect(backend.attempts('count')).toEqual([]);
  });

  test('that is long counts all, though only the newest are read', async () => {
    show(1234);
    expect(await figure('Downloads i alt')).toHaveTextContent(/^1234$/);
    expect(backend.attempts('read', 'download-logs')).toHaveLength(4);
  });

  test('says when it cannot be counted', async () => {
    backend.fail('count', 'download-logs');
    show(100);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kunne ikke hente dine downloads. Prøv igen senere.',
    );
  });
});
