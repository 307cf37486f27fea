import { beforeEach, expect, test, vi } from 'vitest';
import * as purchasedFiles from '#src/data/purchasedFiles.ts';
import {
  rememberedDownloads,
  recordArchive,
} from '#src/features/orders/downloads/downloadHistory.ts';
import type { LocatedFile } from '#src/features/orders/downloads/locateFiles.ts';
import { AppError } from '#src/model/base/errors.ts';

vi.mock('#src/data/purchasedFiles.ts');

const reportDownloads = vi.mocked(purchasedFiles.reportDownloads);
const userId = 'kunde';

beforeEach(() => {
  reportDownloads.mockReset().mockResolvedValue(undefined);
});

const located = (itemId: string, { imageId = '', isLogged = false } = {}): LocatedFile => ({
  file: {
    purchaseId: 'JF1',
    itemId,
    itemName: `Navn ${itemId}`,
    type: 'album',
    imageId,
    title: '',
    filename: '',
    archivedPath: undefined,
  },
  place: { path: 'a.jpg', bytes: 1, isLogged },
});

test('the pictures of an album are noted as one thing, here and on the server', () => {
  recordArchive(userId, [
    located('kyst', { imageId: 'a' }),
    located('kyst', { imageId: 'b' }),
    located('skov'),
  ]);
  expect(reportDownloads.mock.calls).toEqual([
    [
      [
        { purchaseId: 'JF1', itemId: 'kyst' },
        { purchaseId: 'JF1', itemId: 'skov' },
      ],
    ],
  ]);
  const remembered = rememberedDownloads(userId);
  expect(remembered.map(({ itemName }) => itemName)).toEqual(['Navn skov', 'Navn kyst']);
});

test('what the server has noted by itself is not noted there again', () => {
  recordArchive(userId, [located('kyst', { isLogged: true })]);
  expect(reportDownloads).not.toHaveBeenCalled();
  expect(rememberedDownloads(userId)).toHaveLength(1);
});

test('many things are told of a hundred at a time', async () => {
  recordArchive(
    userId,
    Array.from({ length: 101 }, (_, index) => located(`ting-${index}`)),
  );
  await vi.waitFor(() => expect(reportDownloads).toHaveBeenCalledTimes(2));
  expect(reportDownloads.mock.calls.map(([things]) => things.length)).toEqual([100, 1]);
});

test('a server that does not answer changes nothing for the buyer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  reportDownloads.mockRejectedValue(new AppError('network'));
  recordArchive(userId, [located('kyst')]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(rememberedDownloads(userId)).toHaveLength(1);
});
