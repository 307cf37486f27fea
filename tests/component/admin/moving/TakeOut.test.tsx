import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TakeOut } from '#src/admin/moving/TakeOut.tsx';
import * as saveFileModule from '#src/lib/saveFile.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import type { Manifest } from '#src/model/takeout/layout.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, album } from '../../../support/records.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';
import { hides, sees, shows } from '../../support/see.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/lib/saveFile.ts');
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();

const saveFile = vi.mocked(saveFileModule.saveFile);
const createZip = vi.mocked(createZipModule.createZip);
const PDF = 'vouchers/2026-0001.pdf';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function signIn(user: SessionUser): void {
  backend.accounts.signIn(user);
  useSession.setState({ status: 'signedIn', user });
}

/** Packs as the worker does, and keeps what was packed. */
function packInto(packed: Map<string, string>, failing = ''): void {
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  createZip.mockImplementation(async ({ entries, access, onHashed }) => {
    const failedIds: string[] = [];
    for (const { id, name } of entries) {
      const { url } = await access(id);
      const isLost = failing !== '' && name.includes(failing);
      if (isLost) failedIds.push(id);
      else packed.set(name, (await blobs.get(url)?.text()) ?? url);
      onHashed?.({ id, bytes: 1, sha256: isLost ? undefined : 'a'.repeat(64) });
    }
    return { file: new Blob(['zip']), failedIds };
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  signIn(admin);
  backend.documents.put('albums/a1', album('Skov <i>', []));
  const invoice = issuedInvoice(1, { pdf: { path: PDF, sha256: 'x', createdAt: undefined } });
  backend.documents.put(`vouchers/${invoice.number}`, invoice);
  backend.files.put(PDF, new Blob(['pdf'], { type: 'application/pdf' }));
});

test('an owner gets the whole shop in one archive, with a page and a manifest', async () => {
  const packed = new Map<string, string>();
  packInto(packed);
  await show(<TakeOut />);
  await press('Se, hvor meget der er');
  await settled();
  await sees('Oplysninger');
  await press('Hent arkivet');
  await settled();

  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/_alt\.zip$/));
  expect(packed.get('records/albums.jsonl')).toContain('"path":"albums/a1"');
  expect(packed.get('index.html')).toContain('Skov &lt;i&gt;');
  expect(packed.get('vouchers.csv')).toContain(`files/${PDF}`);
  expect(packed.get('files.jsonl')).toContain('"contentType":"application/pdf"');
  const manifest = JSON.parse(packed.get('manifest.json') ?? '') as Manifest;
  const listed = manifest.entries.map(({ path }) => path);
  expect([...listed, 'manifest.json'].toSorted()).toEqual([...packed.keys()].toSorted());
  expect(manifest.isPartial).toBe(true);
});

test('leaving asks while the archive is fetched, also for another tab, which would end it', async () => {
  const packing = Promise.withResolvers<{ file: undefined; failedIds: string[] }>();
  createZip.mockReturnValue(packing.promise);
  await show(<TakeOut />);
  await press('Se, hvor meget der er');
  await settled();
  expect(currentLeaveReasons('site')).toEqual([]);
  await press('Hent arkivet');
  expect(currentLeaveReasons('tab')).toEqual(['takingOut']);
  packing.resolve({ file: undefined, failedIds: [] });
  await waitFor(() => expect(currentLeaveReasons('site')).toEqual([]));
});

test('a file that cannot be fetched is named, and the manifest lacks it', async () => {
  const packed = new Map<string, string>();
  packInto(packed, 'files/vouchers');
  await show(<TakeOut />);
  await press('Se, hvor meget der er');
  await settled();
  await press('Hent arkivet');
  await settled();
  shows('En fil kunne ikke hentes:');
  shows(`files/${PDF}`);
  expect(toastsShown()).toEqual([
    'warning: Arkivet er hentet, men det mangler filer. De står på siden.',
  ]);
  expect(packed.get('manifest.json')).not.toContain(PDF);
});

test('a shop that cannot be read is said so, and is tried again', async () => {
  await show(<TakeOut />);
  backend.failNext('read', 'albums');
  await press('Se, hvor meget der er');
  await settled();
  hides('Oplysninger');
  await press('Se, hvor meget der er');
  await settled();
  shows('Oplysninger');
});

test('an administrator who is no owner is not offered it', async () => {
  signIn({ ...admin, email: 'hjaelper@example.dk' });
  await show(<TakeOut />);
  shows('Kun en ejer kan hente hele butikken.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
