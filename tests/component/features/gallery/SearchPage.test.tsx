import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { SearchPage } from '#src/features/gallery/SearchPage.tsx';
import type { SearchHit } from '#src/model/catalogue/search.ts';
import { albumHits, imageHits, portfolioHits } from '#src/model/catalogue/searchIndex.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const index: SearchHit[] = [
  ...albumHits(album('Kysten', ['Fyret']), []),
  ...imageHits(singleImage('Kystvej', { slug: 'kystvej' }), []),
  ...portfolioHits(portfolioItem('Klitten ved kysten'), []),
];

beforeEach(() => backend.functions.searchIn(index));

const open = (address = '/soeg') =>
  show(
    <MemoryRouter initialEntries={[address]}>
      <SearchPage />
      <Address />
    </MemoryRouter>,
  );
const field = () => screen.getByRole('searchbox', { name: 'Søg i billeder og albums' });
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;
const asked = () => backend.attempts('call', '/api/search');

test('finds while it is typed, and keeps the words in the address', async () => {
  await open();
  expect(field()).toHaveFocus();
  await userEvent.keyboard('kyst');
  expect(await screen.findByText('3 resultater')).toBeVisible();
  expect(titles()).toEqual(['Kysten', 'Kystvej', 'Klitten ved kysten']);
  expect(address()).toBe('/soeg?q=kyst');
  await userEvent.type(field(), 'v');
  // What is known already is searched at once, and the server is not asked again.
  expect(titles()).toEqual(['Kystvej']);
  await waitFor(() => expect(address()).toBe('/soeg?q=kystv'));
  expect(asked()).toEqual(['/api/search/kyst']);
});

test.each([
  ['fyret', 'Fyret', /^\/billedlevering\?vis=Kysten&billede=Fyret$/],
  ['kystvej', 'Kystvej', /^\/billede\/kystvej$/],
  ['klitten', 'Klitten ved kysten', /^\/portfolio\?vis=/],
])('%s leads to the picture where it is shown', async (typed, name, path) => {
  await open(`/soeg?q=${typed}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(path),
  );
  expect(field()).toHaveValue(typed);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

describe('the newest albums', () => {
  beforeEach(() =>
    backend.documents.fill('albums', [
      album('Heden', [], { createdAt: new Date('2026-06-01') }),
      album('Kladde', [], { isPublished: false }),
    ]),
  );

  test('are proposed before anything is typed', async () => {
    await open();
    expect(titles()).toEqual(['Nye albums', 'Heden']);
    expect(asked()).toEqual([]);
  });

  test('are proposed where nothing is found', async () => {
    await open('/soeg?q=bjerge');
    expect(await screen.findByText(/Der er ikke noget, der passer på “bjerge”/)).toBeVisible();
    expect(titles()).toEqual(['Nye albums', 'Heden']);
  });
});

test('says how many there are where it shows the best alone', async () => {
  const many = Array.from({ length: 130 }, (_, at) => singleImage(`Mole ${at}`));
  backend.functions.searchIn(many.flatMap((image) => imageHits(image, [])));
  await open('/soeg?q=mole');
  expect(await screen.findByText(/^De første 120 af 130/)).toBeVisible();
});

test('a search that fails says so, keeps what was typed and can be tried again', async () => {
  backend.failNext('call', '/api/search');
  await open('/soeg?q=revlen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Der kunne ikke søges lige nu');
  expect(field()).toHaveValue('revlen');
  backend.functions.searchIn(imageHits(singleImage('Revlen'), []));
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('link', { name: 'Revlen' })).toBeVisible();
});

test('shows what was found last until the next answer is there', async () => {
  await open('/soeg?q=fyr');
  expect(await screen.findByRole('link', { name: 'Fyret' })).toBeVisible();
  const gate = backend.hold('call', '/api/search');
  await userEvent.clear(field());
  await userEvent.type(field(), 'klit');
  expect(screen.getByRole('link', { name: 'Fyret' })).toBeVisible();
  gate.open();
  expect(await screen.findByRole('link', { name: 'Klitten ved kysten' })).toBeVisible();
});
