import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { UploadDock } from '#src/admin/uploads/UploadDock.tsx';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { addUploads } from '#src/admin/uploads/queue/uploadQueue.ts';
import { type Intake, intakeSchema } from '#src/model/intake/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { keptIds, leaveUpload } from '../../support/keptUploads.ts';
import { press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, shows, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads, sentPaths } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

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

async function openDock(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Vis upload' }));
}

describe('a picture that the server makes', () => {
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
