import { beforeEach, expect, test, vi } from 'vitest';
import {
  rememberedDownloads,
  recordOriginals,
} from '#src/features/orders/downloads/downloadHistory.ts';
import type { LocatedFile } from '#src/features/orders/downloads/locateFiles.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { settled } from '../../../support/show.ts';

/** The downloads reported to the server, one list per call. */
const noted = () =>
  backend.functions
    .calls(contracts.logDownloads)
    .map(({ input }) => contracts.logDownloads.input.parse(input).downloads);
const userId = 'kunde';

beforeEach(() => {
  backend.accounts.signIn({ email: 'kunde@jerslevfoto.example' });
  backend.functions.answer(contracts.logDownloads);
});

const located = (
  itemId: string,
  { purchaseId = 'JF1', imageId = '', isLogged = false } = {},
): LocatedFile => ({
  file: {
    purchaseId,
    isOpened: true,
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

test('the pictures of an album are noted as one thing, here and on the server', async () => {
  recordOriginals(userId, [
    located('kyst', { imageId: 'a' }),
    located('kyst', { imageId: 'b' }),
    located('skov'),
  ]);
  await settled();
  expect(noted()).toEqual([
    [
      { purchaseId: 'JF1', itemId: 'kyst' },
      { purchaseId: 'JF1', itemId: 'skov' },
    ],
  ]);
  const remembered = rememberedDownloads(userId);
  expect(remembered.map(({ itemName }) => itemName)).toEqual(['Navn skov', 'Navn kyst']);
});

test('what was bought twice is noted for each purchase', async () => {
  recordOriginals(userId, [located('kyst'), located('kyst', { purchaseId: 'JF2' })]);
  await settled();
  expect(noted()).toEqual([['JF1', 'JF2'].map((purchaseId) => ({ purchaseId, itemId: 'kyst' }))]);
});

test('what the server has noted by itself is not noted there again, and counts alike', async () => {
  const handedOut = ['a', 'b'].map((imageId) => located('kyst', { imageId, isLogged: true }));
  recordOriginals(userId, handedOut);
  await settled();
  expect(noted()).toEqual([]);
  expect(rememberedDownloads(userId)).toHaveLength(2);
});

test('many things are told of a hundred at a time', async () => {
  recordOriginals(
    userId,
    Array.from({ length: 101 }, (_, index) => located(`ting-${index}`)),
  );
  await settled();
  expect(noted().map(({ length }) => length)).toEqual([100, 1]);
});

test('a server that does not answer changes nothing for the buyer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.fail('call', contracts.logDownloads.path);
  recordOriginals(userId, [located('kyst')]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(rememberedDownloads(userId)).toHaveLength(1);
});
