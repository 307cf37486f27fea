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
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const PATH = 'website-config/filter-buttons';
const stored = () => backend.documents.list(PATH, 'buttons', filterButtonSchema);

async function typeNewName(): Promise<void> {
  await press('Rediger Urban');
  const field = screen.getByRole('textbox', { name: 'Navn' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Byen');
}

describe('renaming', () => {
  const category = (path: string) => backend.documents.get(path)?.['category'];

  beforeEach(() => {
    backend.documents.put(PATH, { buttons: threeButtons() });
    backend.documents.put('albums/a', album('By', [], { category: 'urban' }));
    backend.documents.put('enkeltbilleder/e', singleImage('Gade', { category: 'urban' }));
    backend.documents.put('individuelle/i', singleImage('Torv', { category: 'urban' }));
    backend.documents.put('portfolio/p', { title: 'Bro', category: 'urban' });
    backend.documents.put('portfolio/other', { title: 'Skov', category: 'natur' });
  });
  const places = ['albums/a', 'enkeltbilleder/e', 'individuelle/i', 'portfolio/p'];

  async function rename(): Promise<void> {
    await typeNewName();
    await press('Gem Ændringer');
  }

  test('takes the pictures of all collections along', async () => {
    await show(<FilterButtonsEditor />);
    await rename();
    await waitFor(() => expect(places.map(category)).toEqual(['byen', 'byen', 'byen', 'byen']));
    expect(category('portfolio/other')).toBe('natur');
    await waitFor(() => expect(stored()[1]?.formerSlugs).toBeUndefined());
    expect(toastsShown()).toContain('success: 4 er flyttet til den nye adresse');
  });

  test('shows its progress, and leaving asks', async () => {
    await show(<FilterButtonsEditor />);
    const gate = backend.hold('write', 'enkeltbilleder/e');
    await rename();
    expect(
      await screen.findByText('Flytter billeder til den nye adresse: 0 af 4...'),
    ).toBeVisible();
    expect(currentLeaveReasons('tab')).toEqual(['changing']);
    gate.open();
    await waitFor(() => expect(places.map(category)).toEqual(['byen', 'byen', 'byen', 'byen']));
  });

  test('that was cut off is finished later, in any browser', async () => {
    const first = await show(<FilterButtonsEditor />);
    const mend = backend.fail('write', 'albums');
    await rename();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ikke flyttet: /);
    first.unmount();
    expect(stored()[1]).toMatchObject({ slug: 'byen', formerSlugs: ['urban'] });
    mend();

    await show(<FilterButtonsEditor />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      "'Byen' har skiftet navn, og nogle af billederne er ikke fulgt med endnu.",
    );
    await press('Flyt resten');
    await waitFor(() => expect(places.map(category)).toEqual(['byen', 'byen', 'byen', 'byen']));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(stored()[1]?.formerSlugs).toBeUndefined();
  });

  test('takes along what somebody gives the former category meanwhile', async () => {
    await show(<FilterButtonsEditor />);
    const gate = backend.hold('write', 'enkeltbilleder/e');
    await rename();
    await screen.findByText('Flytter billeder til den nye adresse: 0 af 4...');
    act(() => backend.documents.change('portfolio/other', { category: 'urban' }));
    gate.open();
    await waitFor(() => expect(category('portfolio/other')).toBe('byen'));
    await waitFor(() => expect(stored()[1]?.formerSlugs).toBeUndefined());
  });

  test('can be finished when an upload of the former category has ended', async () => {
    const words = { title: 'Kaj', description: '', category: 'urban', order: 0, isPublished: true };
    const job: UploadJob = { id: 'kaj', fileName: 'kaj.jpg', goal: { kind: 'portfolio', words } };
    useUploads.setState({ items: [newItem(job, new Blob(['kaj']), 3)] });
    await show(<FilterButtonsEditor />);
    await rename();
    expect(await screen.findByRole('button', { name: 'Flyt resten' })).toBeVisible();
    expect(stored()[1]?.formerSlugs).toEqual(['urban']);
    act(() => useUploads.setState(nothingUploading, true));
    await press('Flyt resten');
    await waitFor(() => expect(stored()[1]?.formerSlugs).toBeUndefined());
  });

  test('keeps a category that somebody else has chosen meanwhile', async () => {
    await show(<FilterButtonsEditor />);
    const gate = backend.hold('write', 'enkeltbilleder/e');
    await rename();
    await screen.findByText('Flytter billeder til den nye adresse: 0 af 4...');
    act(() => backend.documents.change('albums/a', { category: 'rejse' }));
    gate.open();
    await waitFor(() => expect(places.map(category)).toEqual(['rejse', 'byen', 'byen', 'byen']));
  });
});

describe('what somebody else has changed meanwhile', () => {
  beforeEach(() => backend.documents.put(PATH, { buttons: threeButtons() }));

  test('keeps what somebody else has changed in other fields', async () => {
    await show(<FilterButtonsEditor />);
    await typeNewName();
    const other = threeButtons().map((each) =>
      each.name === 'Urban' ? { ...each, isActive: false } : each,
    );
    act(() => backend.documents.put(PATH, { buttons: other }));
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(stored()[1]).toMatchObject({ name: 'Byen', slug: 'byen', isActive: false }),
    );
  });

  test('a name that somebody else has changed too is a choice', async () => {
    await show(<FilterButtonsEditor />);
    await typeNewName();
    const other = threeButtons().map((each) =>
      each.name === 'Urban' ? { ...each, name: 'Storby', slug: 'storby' } : each,
    );
    act(() => backend.documents.put(PATH, { buttons: other }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En anden har gemt imens: Navn. Hvad skal stå?',
    );
    await press('Behold mit');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(stored().map(({ name }) => name)).toEqual(['Natur', 'Byen', 'Rejse']),
    );
  });
});
