import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MovingPage } from '#src/admin/moving/MovingPage.tsx';
import { chooseAnew } from '#src/admin/moving/importState.ts';
import { showInterrupted } from '#src/admin/uploads/queue/uploadQueue.ts';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { binIds } from '#src/model/bin/bin.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { pictureId } from '#src/model/moving/known.ts';
import { collectionId } from '#src/model/moving/plan.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { leaveUpload } from '../../support/keptUploads.ts';
import { jpeg, textFile } from '../../support/pictureFiles.ts';
import { keepSavedFiles } from '../../support/savedFiles.ts';
import { sees, shows } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, sentPaths } from '../../support/uploadFakes.ts';
import { albums } from '../pictures.tsx';

resetStoresAfterEach();
fakeUploads();
const saved = keepSavedFiles();

beforeEach(() => {
  sessionChanged(admin);
  backend.accounts.signIn(admin);
});
afterEach(() => act(chooseAnew));

const open = () =>
  show(
    <MemoryRouter>
      <MovingPage />
    </MemoryRouter>,
  );

/** The file as a browser hands it over with its folder. */
const at = (path: string, file: File): File => Object.assign(file, { webkitRelativePath: path });

const exported = () => [
  at('Eksport/Bryllup Anna/Vielse/1.jpg', jpeg('1.jpg')),
  at('Eksport/Bryllup Anna/Fest/2.jpg', jpeg('2.jpg')),
  at('Eksport/Natur/3.jpg', jpeg('3.jpg')),
  at('Eksport/Natur/4.jpg', jpeg('4.jpg', '3.jpg')),
  at('Eksport/Natur/brev.pdf', textFile('brev.pdf')),
];

async function choose(files: File[]): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Vælg mappe', { selector: 'input' }), files);
  await sees('Sådan bliver det');
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));

const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begynd' }));

const galleries = () => backend.documents.all('client-galleries', clientGallerySchema);

test('a folder becomes galleries and albums as the plan says, and a report names the rest', async () => {
  await open();
  await choose(exported());
  shows('1 fil bliver ikke taget med');
  await userEvent.selectOptions(row('Natur').getByLabelText('Bliver til'), 'Album pr. mappe');
  expect(row('Natur').getByLabelText('Kategori')).toHaveDisplayValue('Natur');
  await userEvent.type(row('Natur').getByLabelText('Albummets pris i kr.'), '349');
  shows('4 billeder · 1 album · 1 kundegalleri');
  await begin();
  await sees('Flytningen er færdig');
  // Fifty albums would be a storm of messages.
  expect(toastsShown()).toEqual([]);
  const [gallery] = galleries();
  expect(gallery).toMatchObject({ title: 'Bryllup Anna', isOpen: false });
  expect(gallery?.images.map(({ section }) => section).sort()).toEqual(['Fest', 'Vielse']);
  expect(albums()).toMatchObject([
    { title: 'Natur', category: 'natur', price: 349, isPublished: false },
  ]);
  expect(albums()[0]?.images).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Hent rapport' }));
  const report = await saved[0]?.file?.text();
  // Two are read at once: either is the first.
  expect(report).toMatch(/Eksport\/Natur\/[34]\.jpg;Det samme billede er der allerede;/);
  expect(report).toContain('Eksport/Natur/brev.pdf;Ikke et billede;');
});

test('nothing begins with a price that the shop does not take', async () => {
  await open();
  await choose(exported());
  await userEvent.selectOptions(screen.getByLabelText('Alle mapper bliver til'), 'Album pr. mappe');
  const price = row('Natur').getByLabelText('Albummets pris i kr.');
  await userEvent.type(price, '2');
  await begin();
  expect(price).toHaveAccessibleDescription('Skriv mindst 3 kr., eller lad feltet stå tomt.');
  expect(sentPaths()).toEqual([]);
  await userEvent.type(price, '000000');
  await begin();
  expect(price).toHaveAccessibleDescription('Prisen må højst være 1.000.000 kr.');
  await userEvent.clear(price);
  await userEvent.type(price, '3');
  await begin();
  await sees('Flytningen er færdig');
  expect(albums()).toContainEqual(expect.objectContaining({ title: 'Natur', price: 3 }));
});

test('an import that could not begin keeps what was decided', async () => {
  await open();
  await choose(exported());
  await userEvent.selectOptions(row('Natur').getByLabelText('Bliver til'), 'Album pr. mappe');
  backend.failNext('read', 'albums');
  await begin();
  await waitFor(() => expect(toastsShown()).toHaveLength(1));
  expect(toastsShown()[0]).toMatch(/^error: /);
  expect(row('Natur').getByLabelText('Bliver til')).toHaveValue('albums');
});

test('an import that was stopped goes on with the same folder, and sends nothing twice', async () => {
  const held = backend.hold('upload');
  await open();
  await choose(exported());
  await begin();
  await waitFor(() => expect(sentPaths().length).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  shows('Gør det, der er begyndt, færdigt...');
  act(() => held.open());
  await sees('Flytningen er stoppet');
  await userEvent.click(screen.getByRole('button', { name: 'Flyt mere ind' }));
  await sees(/^En flytning er ikke færdig/);
  await choose(exported());
  await begin();
  await sees('Flytningen er færdig');
  expect(new Set(sentPaths().map((path) => path.replace(/_\d+_/, '_'))).size).toBe(
    sentPaths().length,
  );
  expect(galleries().flatMap(({ images }) => images)).toHaveLength(3);
});

test('a folder of another client with the same name becomes a gallery of its own', async () => {
  await open();
  const pictures = ['1.jpg', '2.jpg', '3.jpg'];
  for (const [index, name] of pictures.entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: 'Flyt mere ind' }));
    await choose([at(`Bryllup/${name}`, jpeg(name))]);
    await begin();
    await sees('Flytningen er færdig');
  }
  const held = galleries().map(({ title, images }) => `${title}: ${images.length}`);
  expect(held.sort()).toEqual(['Bryllup 2: 1', 'Bryllup 3: 1', 'Bryllup: 1']);
});

test('an album that lies in the bin is not made anew under its id', async () => {
  const album = { kind: 'album', key: 'natur', number: 1 } as const;
  const albumId = await collectionId(album);
  const record = { id: albumId, title: 'Natur', images: [] };
  const entry = { kind: 'album', record, removedAt: new Date() };
  backend.documents.put(documents.binned.build({ binId: binIds.album(albumId) }), entry);
  await open();
  await choose([at('Natur/3.jpg', jpeg('3.jpg'))]);
  await userEvent.selectOptions(screen.getByLabelText('Alle mapper bliver til'), 'Album pr. mappe');
  await begin();
  await sees('Flytningen er færdig');
  expect(albums()[0]?.id).toBe(await collectionId({ ...album, number: 2 }));
});

test('no gallery is made of pictures that the shop has already', async () => {
  await open();
  await choose(exported());
  await userEvent.selectOptions(screen.getByLabelText('Alle mapper bliver til'), 'Album pr. mappe');
  await begin();
  await sees('Flytningen er færdig');
  await userEvent.click(screen.getByRole('button', { name: 'Flyt mere ind' }));
  await choose(exported());
  await userEvent.selectOptions(screen.getByLabelText('Alle mapper bliver til'), 'Ét kundegalleri');
  await begin();
  await sees('Flytningen er færdig');
  shows('Var her i forvejen');
  expect(galleries()).toEqual([]);
});

test('no gallery and no album is made where the only picture is broken', async () => {
  vi.spyOn(pictureQueue, 'make').mockImplementation(() =>
    Promise.reject(new AppError('upload/unreadable')),
  );
  await open();
  await choose(exported());
  await userEvent.selectOptions(row('Natur').getByLabelText('Bliver til'), 'Album pr. mappe');
  await begin();
  await sees('Flytningen er færdig');
  expect([...galleries(), ...albums()]).toEqual([]);
});

test('a picture that waits since the tab was closed goes on with the import, and only once', async () => {
  const file = jpeg('3.jpg');
  const id = await pictureId(await file.arrayBuffer());
  const album = { kind: 'album', key: 'eksport/natur', number: 1 } as const;
  const albumId = await collectionId(album);
  const words = { title: '3', description: '', order: 0 };
  const details = { ...words, title: 'Natur', category: 'natur', price: 349, isPublished: false };
  const goal = { kind: 'album' as const, albumId, details, project: 'natur', ...words };
  leaveUpload({ id, fileName: '3.jpg', goal }, file);
  await showInterrupted();
  await open();
  await choose(exported());
  await userEvent.selectOptions(screen.getByLabelText('Alle mapper bliver til'), 'Album pr. mappe');
  await begin();
  await sees('Flytningen er færdig');
  expect(
    albums()
      .map(({ title, images }) => `${title} ${images.length}`)
      .sort(),
  ).toEqual(['Bryllup Anna – Fest 1', 'Bryllup Anna – Vielse 1', 'Natur 1']);
  expect(sentPaths().filter((path) => path.includes(`_${id}.jpg`))).toHaveLength(1);
});

test('what holds no picture is said to', async () => {
  await open();
  await userEvent.upload(screen.getByLabelText('Vælg mappe', { selector: 'input' }), [
    at('Eksport/a.txt', textFile('a.txt')),
  ]);
  await sees('Der er ingen billeder i det, du valgte.');
});
