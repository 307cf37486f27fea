import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UploadDock } from '#src/admin/uploads/UploadDock.tsx';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { addUploads } from '#src/admin/uploads/queue/uploadQueue.ts';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { operationSchema } from '#src/model/system/schema.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { type Intake, intakeSchema } from '#src/model/intake/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, singleImage } from '../../../support/records.ts';
import { keptIds, leaveUpload } from '../../support/keptUploads.ts';
import { press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, shows, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, sentPaths } from '../../support/uploadFakes.ts';
import { changeShop } from '../../support/changeShop.ts';

resetStoresAfterEach();
fakeUploads();
async function openDock(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Vis upload' }));
}

function job(title: string): UploadJob {
  const words = { title, description: '', category: '', price: 199, order: 0, isPublished: true };
  return { id: title, fileName: `${title}.jpg`, goal: { kind: 'singleImage', words } };
}

function add(...titles: string[]): void {
  addUploads(
    titles.map((title) => ({ job: job(title), file: jpeg(`${title}.jpg`), thumbnail: '' })),
  );
}

const titles = () =>
  backend.documents.all('enkeltbilleder', singleImageSchema).map(({ title }) => title);
/** The entries of the operation log, the newest first. */
const logged = () =>
  backend.documents.list('sloth-stamp-system/operations', 'operations', operationSchema);

/** Holds every file back until it is let go. */
function holdFiles() {
  const uploads = backend.hold('upload');
  return () => act(() => uploads.open());
}

describe('the queue', () => {
  test('works on eight at once, waits while it is paused, and says when it is done', async () => {
    const letGo = holdFiles();
    await show(<UploadDock />);
    const sixty = Array.from({ length: 60 }, (_, index) => `p${index}`);
    act(() => add(...sixty));
    // Given again, a picture is taken once.
    act(() => add('p0'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await openDock();
    await waitFor(() => expect(screen.getAllByText('Uploader')).toHaveLength(8));
    expect(screen.getAllByText('Venter')).toHaveLength(52);
    shows('0 af 60 er færdige');
    expect(useUnfinishedWork.getState().counts.uploading).toBe(1);
    await press('Pause');
    letGo();
    await waitFor(() => expect(titles()).toHaveLength(8));
    shows('På pause');
    expect(toastsShown()).toEqual([]);
    await press('Fortsæt');
    await toasts('success: 60 billeder er uploadet');
    expect(titles()).toHaveLength(60);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(useUnfinishedWork.getState().counts.uploading).toBe(0);
    expect(keptIds()).toEqual([]);
  });

  test('can be cancelled picture by picture, and as a whole after a question', async () => {
    const letGo = holdFiles();
    await show(<UploadDock />);
    act(() => add('a', 'b'));
    await openDock();
    await screen.findByRole('button', { name: 'Afbryd a' });
    await press('Afbryd a');
    letGo();
    await waitFor(() => expect(titles()).toEqual(['b']));
    expect(keptIds()).toEqual([]);
    holdFiles();
    act(() => add('c', 'd'));
    await press('Afbryd');
    const question = screen.getByRole('alertdialog', { name: 'Afbryd upload?' });
    expect(question).toHaveTextContent('De billeder, der er færdige, bliver.');
    await userEvent.click(within(question).getByRole('button', { name: 'Afbryd' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(titles()).toEqual(['b']);
  });

  test('one that fails does not stop the others, and can be tried again', async () => {
    backend.failNext('upload', '', new AppError('service-failed'));
    await show(<UploadDock />);
    act(() => add('a', 'b'));
    await waitFor(() => expect(titles()).toEqual(['b']));
    shows('1 mislykkedes');
    await openDock();
    // Tiles are drawn when there is time.
    await screen.findByRole('button', { name: 'Prøv a igen' });
    await press('Prøv a igen');
    await waitFor(() => expect(titles()).toEqual(['b', 'a']));
  });

  test('what every other picture would meet too stops it', async () => {
    const mend = backend.fail('upload', '', new AppError('quota-exceeded'));
    await show(<UploadDock />);
    act(() => add('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'));
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    shows('8 mislykkedes · På pause');
    await openDock();
    await waitFor(() => expect(screen.getAllByText('Venter')).toHaveLength(2));
    expect(logged()).toMatchObject([
      {
        operation: 'batch',
        success: false,
        fileName: 'a.jpg',
        error: 'quota-exceeded',
        details: '0 af 8 billeder er uploadet',
      },
    ]);
    mend();
    await press('Fortsæt');
    await waitFor(() => expect(titles()).toHaveLength(10));
    await waitFor(() => expect(logged()).toHaveLength(2));
    expect(logged()[0]).toMatchObject({ success: true, details: '10 af 10 billeder er uploadet' });
  });

  test('is logged with the size of a file and the time that it took', async () => {
    let time = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => time);
    const letGo = holdFiles();
    await show(<UploadDock />);
    act(() => add('a'));
    await waitFor(() => expect(backend.attempts('upload')).toHaveLength(1));
    time += 700;
    letGo();
    await waitFor(() => expect(logged()).toHaveLength(1));
    // One width and the original.
    expect(logged()[0]).toMatchObject({
      operation: 'apply',
      success: true,
      fileName: 'a.jpg',
      fileSize: 21,
      processingTime: 700,
    });
  });

  test('goes on by itself when the connection is back', async () => {
    backend.failNext('upload');
    await show(<UploadDock />);
    act(() => add('a'));
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(titles()).toEqual(['a']));
  });
});

describe('what a closed page has left', () => {
  test('is shown, goes on with one press, and is not made a second time', async () => {
    backend.documents.fill('enkeltbilleder', [singleImage('a')]);
    for (const title of ['a', 'b', 'c']) leaveUpload(job(title), jpeg(`${title}.jpg`));
    await show(<UploadDock />);
    await openDock();
    await sees('2 billeder nåede ikke at blive færdige sidst.');
    expect(keptIds()).toEqual(['b', 'c']);
    expect(titles()).toEqual(['a']);
    await press('Fortsæt');
    await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c']));
  });

  test('of a kind that this dashboard does not know is shown, and refused', async () => {
    const strange: unknown = { kind: 'calendar', month: 5 };
    leaveUpload({ ...job('a'), goal: strange as UploadJob['goal'] }, jpeg('a.jpg'));
    await show(<UploadDock />);
    await openDock();
    expect(await screen.findByRole('button', { name: 'Afbryd a.jpg' })).toBeVisible();
    await press('Fortsæt');
    await toasts('error: Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.');
  });

  test('asks for files that the browser could not keep', async () => {
    leaveUpload(job('a'), jpeg('a.jpg'), false);
    await show(<UploadDock />, { wrapper: MemoryRouter });
    await sees(/^Filen mangler/);
    await openDock();
    await sees('Vælg filen igen, så fortsætter overførslen, hvor du slap.');
    const input = screen.getByLabelText('Vælg filer', { selector: 'input' });
    await userEvent.upload(input, [jpeg('andet.jpg')]);
    expect(titles()).toEqual([]);
    await userEvent.upload(input, [jpeg('a.jpg')]);
    await waitFor(() => expect(titles()).toEqual(['a']));
  });
});

describe('a picture that the server makes', () => {
  beforeEach(() => {
    useSession.setState({ status: 'signedIn', user: admin });
    changeShop({ picturesMadeBy: 'server' });
  });

  const words = { description: '', category: '', price: 199, order: 0, isPublished: true };

  function job(title: string): UploadJob {
    const goal = { kind: 'singleImage', words: { ...words, title } } as const;
    return { id: title, fileName: `${title}.jpg`, goal };
  }

  const add = (...titles: string[]) =>
    act(() =>
      addUploads(
        titles.map((title) => ({ job: job(title), file: jpeg(`${title}.jpg`), thumbnail: '' })),
      ),
    );

  const entries = () => backend.documents.all('intake', intakeSchema);

  /** The server says how far a picture is. */
  function says(id: string, changes: Partial<Intake>): void {
    const { goal, fileName } = job(id);
    const known = entries().find((entry) => entry.id === id);
    const begun = { itemId: id, goal, fileName, bytes: 4, by: admin.uid, createdAt: new Date() };
    act(() => backend.documents.put(`intake/${id}`, { ...begun, ...known, ...changes }));
  }

  test('is awaited with all others of its album, which is published with the last', async () => {
    const details = { ...words, title: 'Fyr' };
    const { description } = words;
    const album = { kind: 'album', albumId: 'fyr', details, project: 'fyr', description } as const;
    const ids = Array.from({ length: 12 }, (_, index) => `fyr${index}`);
    const letGo = holdFiles();
    await show(<UploadDock />);
    act(() =>
      addUploads(
        ids.map((id, order) => ({
          job: { id, fileName: `${id}.jpg`, goal: { ...album, title: id, order } },
          file: jpeg(`${id}.jpg`),
          thumbnail: '',
        })),
      ),
    );
    await openDock();
    await press('Pause');
    await waitFor(() => expect(sentPaths()).toHaveLength(8));
    expect(entries()).toHaveLength(12);
    letGo();
    await press('Afbryd fyr11');
    await waitFor(() => expect(entries()).toHaveLength(11));
  });

  test('is sent as it is, needs the tab no more, and is told of when it is made', async () => {
    await show(<UploadDock />);
    add('a', 'b');
    await sees('2 laves på serveren');
    expect(sentPaths()).toEqual(['intake/a/original', 'intake/b/original']);
    expect(entries()).toMatchObject([
      { id: 'a', itemId: 'a', by: admin.uid, state: 'waiting', goal: job('a').goal },
      { id: 'b' },
    ]);
    await openDock();
    shows('Filerne er sendt. Du kan lukke fanen: serveren gør billederne færdige.');
    expect(useUnfinishedWork.getState().counts.uploading).toBe(0);
    expect(keptIds()).toEqual([]);
    says('a', { state: 'making' });
    says('b', { state: 'arrived' });
    says('a', { state: 'done' });
    await sees('1 af 2 er færdige');
    expect(toastsShown()).toEqual([]);
    says('b', { state: 'done' });
    await toasts('success: 2 billeder er uploadet');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('that is refused says why, and is asked for again or let go', async () => {
    await show(<UploadDock />);
    says('a', { state: 'making' });
    says('b', { state: 'making' });
    await openDock();
    says('a', { state: 'refused', problem: 'upload/too-many-pixels' });
    says('b', { state: 'refused', problem: 'upload/not-a-picture' });
    await sees(
      'a.jpg har flere billedpunkter, end der kan vises. Eksportér den som JPEG eller i en mindre størrelse.',
    );
    await press('Prøv a igen');
    await waitFor(() => expect(entries()[0]).toMatchObject({ id: 'a', state: 'arrived' }));
    await press('Afbryd b');
    await waitFor(() => expect(entries().map(({ id }) => id)).toEqual(['a']));
    expect(sentPaths()).toEqual([]);
    says('a', { state: 'done' });
    await toasts(
      'error: a.jpg har flere billedpunkter, end der kan vises. Eksportér den som JPEG eller i en mindre størrelse.',
      'success: 1 billede er uploadet',
    );
  });

  test('is shown when the dashboard is opened anew, and once where the browser kept it too', async () => {
    says('a', { state: 'making' });
    says('b', { state: 'refused', problem: 'upload/heic-unreadable' });
    leaveUpload(job('a'), jpeg('a.jpg'));
    await show(<UploadDock />);
    await sees('0 af 2 er færdige');
    shows('1 mislykkedes · 1 laves på serveren');
    await waitFor(() => expect(keptIds()).toEqual([]));
    // An earlier page has told of it.
    expect(toastsShown()).toEqual([]);
    says('a', { state: 'done' });
    await sees('0 af 1 er færdige');
    act(() => backend.documents.remove('intake/b'));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  test('of somebody else is shown until it is done, and told to them alone', async () => {
    await show(<UploadDock />);
    says('a', { state: 'making', by: 'token:lightroom' });
    says('b', { state: 'refused', problem: 'upload/unreadable', by: 'token:lightroom' });
    await sees('0 af 2 er færdige');
    says('a', { state: 'done' });
    await sees('0 af 1 er færdige');
    says('b', { state: 'done' });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(toastsShown()).toEqual([]);
  });

  test('whose sending was cut off goes on, and is made once', async () => {
    says('a', { state: 'waiting' });
    says('b', { state: 'making' });
    leaveUpload(job('a'), jpeg('a.jpg'));
    leaveUpload(job('b'), jpeg('b.jpg'));
    await show(<UploadDock />);
    await press('Fortsæt');
    await sees('2 laves på serveren');
    expect(sentPaths()).toEqual(['intake/a/original']);
    expect(entries()).toHaveLength(2);
  });
});
