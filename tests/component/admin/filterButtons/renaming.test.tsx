import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FilterButtonsEditor } from '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { newItem, nothingUploading, useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { filterButtonSchema } from '#src/model/catalogue/schema.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage, threeButtons } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, sees, toast } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const PATH = 'website-config/filter-buttons';
const stored = () => backend.documents.list(PATH, 'buttons', filterButtonSchema);
const PLACES = ['albums/a', 'enkeltbilleder/e', 'individuelle/i', 'portfolio/p'];
const category = (path: string) => backend.documents.get(path)?.['category'];
const haveFollowed = () =>
  waitFor(() => expect(PLACES.map(category)).toEqual(['byen', 'byen', 'byen', 'byen']));
const isOver = () => waitFor(() => expect(stored()[1]?.formerSlugs).toBeUndefined());

beforeEach(() => {
  backend.documents.put(PATH, { buttons: threeButtons() });
  backend.documents.put('albums/a', album('By', [], { category: 'urban' }));
  backend.documents.put('enkeltbilleder/e', singleImage('Gade', { category: 'urban' }));
  backend.documents.put('individuelle/i', singleImage('Torv', { category: 'urban' }));
  backend.documents.put('portfolio/p', { title: 'Bro', category: 'urban' });
  backend.documents.put('portfolio/other', { title: 'Skov', category: 'natur' });
});

async function typeNewName() {
  const view = await show(<FilterButtonsEditor />);
  await press('Rediger Urban');
  const field = screen.getByRole('textbox', { name: 'Navn' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Byen');
  return view;
}

async function rename() {
  const view = await typeNewName();
  await press('Gem Ændringer');
  return view;
}

describe('renaming', () => {
  test('takes the pictures of all collections along', async () => {
    await rename();
    await haveFollowed();
    expect(category('portfolio/other')).toBe('natur');
    await isOver();
    await toast('success: 4 er flyttet til den nye adresse');
  });

  test('shows its progress, asks before leaving, and takes along what comes meanwhile', async () => {
    const gate = backend.hold('write', 'enkeltbilleder/e');
    await rename();
    await sees('Flytter billeder til den nye adresse: 0 af 4...');
    expect(currentLeaveReasons('tab')).toEqual(['changing']);
    act(() => {
      backend.documents.change('portfolio/other', { category: 'urban' });
      backend.documents.change('albums/a', { category: 'rejse' });
    });
    gate.open();
    await waitFor(() => expect(category('portfolio/other')).toBe('byen'));
    await isOver();
    // Somebody has chosen it meanwhile.
    expect(category('albums/a')).toBe('rejse');
  });

  test('that was cut off is finished later, in any browser', async () => {
    const mend = backend.fail('write', 'albums');
    const first = await rename();
    await alerts(/^Ikke flyttet: /);
    first.unmount();
    expect(stored()[1]).toMatchObject({ slug: 'byen', formerSlugs: ['urban'] });
    mend();
    await show(<FilterButtonsEditor />);
    await alerts("'Byen' har skiftet navn, og nogle af billederne er ikke fulgt med endnu.");
    await press('Flyt resten');
    await haveFollowed();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await isOver();
  });

  test('can be finished when an upload of the former category has ended', async () => {
    const words = { title: 'Kaj', description: '', category: 'urban', order: 0, isPublished: true };
    const job: UploadJob = { id: 'kaj', fileName: 'kaj.jpg', goal: { kind: 'portfolio', words } };
    useUploads.setState({ items: [newItem(job, new Blob(['kaj']), 3)] });
    await rename();
    expect(await screen.findByRole('button', { name: 'Flyt resten' })).toBeVisible();
    expect(stored()[1]?.formerSlugs).toEqual(['urban']);
    act(() => useUploads.setState(nothingUploading, true));
    await press('Flyt resten');
    await isOver();
  });
});

test('what somebody else has changed in other fields is kept', async () => {
  await typeNewName();
  const theirs = threeButtons().map((each) => ({ ...each, isActive: each.name !== 'Urban' }));
  act(() => backend.documents.put(PATH, { buttons: theirs }));
  await press('Gem Ændringer');
  await waitFor(() =>
    expect(stored()[1]).toMatchObject({ name: 'Byen', slug: 'byen', isActive: false }),
  );
});
