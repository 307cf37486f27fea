import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage, threeButtons } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

beforeAll(async () => {
  await import('#src/features/gallery/ImageViewer.tsx');
  await import('#src/data/firestore/publicItems.ts');
});

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2020, 0, 1);
const at = (day: number) => new Date(FIRST + day * DAY_MS);
const named = (day: number) => `Billede ${day}`;

/** Pictures of these days, every tenth of them in 'urban'. */
const pictures = (days: readonly number[]) =>
  days.map((day) =>
    singleImage(named(day), {
      createdAt: at(day),
      category: day % 10 === 0 ? 'urban' : 'natur',
    }),
  );

const days = (count: number, from = 0) => Array.from({ length: count }, (_, day) => from + day);

beforeEach(() => {
  useConsent.setState({ value: 'accepted' });
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('enkeltbilleder', pictures(days(150)));
});

async function open(address = '/enkeltbilleder'): Promise<void> {
  await show(
    <MemoryRouter initialEntries={[address]}>
      <SingleImagesPage address="/enkeltbilleder" />
      <Address />
    </MemoryRouter>,
  );
  await settled();
}

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'Vis flere' });
const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
const viewer = () => screen.getByRole('dialog', { name: 'Billedviser' });
const reads = () => backend.attempts('read', 'enkeltbilleder').length;
const step = (key: string) => userEvent.keyboard(`{${key}}`);

describe('a gallery of many pictures', () => {
  test('shows the newest sixty, and the others when they are asked for', async () => {
    await open();
    expect(titles()).toEqual(days(60, 90).map(named).reverse());
    await showMore();
    expect(titles()).toHaveLength(120);
    await showMore();
    expect(titles()).toEqual(days(150).map(named).reverse());
    expect(more()).toBeNull();
  });

  test('shows two collections as one list, in the order of their dates', async () => {
    backend.documents.fill('enkeltbilleder', pictures(days(80).map((day) => 2 * day)));
    backend.documents.fill('individuelle', pictures(days(80).map((day) => 2 * day + 1)));
    await open();
    expect(titles()).toEqual(days(60, 100).map(named).reverse());
    await showMore();
    await showMore();
    expect(titles()).toEqual(days(160).map(named).reverse());
  });

  test('asks for a category and an order, and knows them whole from then on', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Urban');
    expect(titles()).toEqual(days(15).map((day) => named(140 - 10 * day)));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Alle');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortering' }), 'Ældste');
    expect(titles()).toEqual(days(60).map(named));
  });

  test('counts its categories on the server, and those that it knows whole by itself', async () => {
    const words = () =>
      within(screen.getByRole('navigation', { name: 'Kategori' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await open();
    expect(words()).toEqual(['Alle 150', 'Natur 135', 'Urban 15', 'Rejse 0']);
    await open('/enkeltbilleder?kategori=urban');
    expect(screen.getAllByRole('link', { current: true }).at(-1)).toHaveTextContent('Urban 15');
  });

  test('asks only once for what fits on a page', async () => {
    backend.documents.fill('enkeltbilleder', pictures(days(60).slice(1)));
    await open();
    expect(more()).toBeNull();
    const before = reads();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Urban');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortering' }), 'Ældste');
    expect(titles()).toEqual([10, 20, 30, 40, 50].map(named));
    expect(reads()).toBe(before);
  });

  test('shows what has no date last, after all the others', async () => {
    backend.documents.fill('enkeltbilleder', [...pictures(days(70)), singleImage('Udateret')]);
    await open();
    expect(titles()).not.toContain('Udateret');
    await showMore();
    expect(titles().slice(-2)).toEqual([named(0), 'Udateret']);
  });

  test('says when more cannot be read, and offers it again', async () => {
    await open();
    backend.failNext('read', 'enkeltbilleder');
    await showMore();
    expect(titles()).toHaveLength(60);
    expect(toastsShown()).toEqual([
      'error: ❌ Der opstod en fejl ved indlæsning af enkeltbilleder',
    ]);
    await showMore();
    expect(titles()).toHaveLength(120);
  });
});

describe('the viewer of a gallery of many pictures', () => {
  test('counts all of them', async () => {
    await open('/enkeltbilleder?vis=Billede%20149');
    expect(await within(viewer()).findByText('1 af 150')).toBeVisible();
  });

  test('goes on over the end of a page', async () => {
    await open(`/enkeltbilleder?vis=${named(90)}`);
    expect(await within(viewer()).findByText('60 af 150')).toBeVisible();
    await step('ArrowRight');
    expect(within(viewer()).getByText('61 af 150')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/vis=Billede.89$/);
  });

  test.each([
    { key: 'ArrowLeft', query: 'vis=Billede%2050', place: '99 af 150', neighbour: 51 },
    { key: 'ArrowRight', query: 'vis=Billede%2050', place: '101 af 150', neighbour: 49 },
    {
      key: 'ArrowLeft',
      query: 'sortering=oldest&vis=Billede%20100',
      place: '100 af 150',
      neighbour: 99,
    },
  ])('shows a shared picture of a later page: $query, $key', async (shared) => {
    const { key, query, place, neighbour } = shared;
    await open(`/enkeltbilleder?${query}`);
    expect(await within(viewer()).findByText(/^\d+ af 150$/)).toBeVisible();
    await step(key);
    expect(within(viewer()).getByText(place)).toBeVisible();
    expect(within(viewer()).getByRole('heading', { level: 2 })).toHaveTextContent(named(neighbour));
  });

  test('says when a shared picture is gone', async () => {
    await open('/enkeltbilleder?vis=Solgt');
    expect(await screen.findByText(/^Billedet er her ikke længere\./)).toBeVisible();
    expect(titles()).toHaveLength(60);
  });
});
