import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PortfolioPage } from '#src/features/gallery/PortfolioPage.tsx';
import { SearchPage } from '#src/features/gallery/SearchPage.tsx';
import type { SearchHit } from '#src/model/catalogue/search/search.ts';
import { albumHits, imageHits, portfolioHits } from '#src/model/catalogue/search/searchIndex.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage, threeButtons } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

describe('the portfolio', () => {
  // The viewer is fetched later: here it is at hand.
  beforeAll(async () => void (await import('#src/features/gallery/PortfolioViewer.tsx')));

  beforeEach(() => {
    backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
    backend.documents.fill('portfolio', [
      portfolioItem('Klitten', { category: 'natur', createdAt: new Date('2025-06-01') }),
      portfolioItem('Broen', { category: 'urban', createdAt: new Date('2026-06-01') }),
      portfolioItem('Heden', { category: 'natur', createdAt: new Date('2024-06-01') }),
    ]);
  });

  const open = (address = '/portfolio') =>
    show(
      <MemoryRouter initialEntries={[address]}>
        <PortfolioPage />
        <Address />
      </MemoryRouter>,
    );

  test('shows the newest first, without a price, and keeps filter and order in the address', async () => {
    await open();
    expect(titles()).toEqual(['Broen', 'Klitten', 'Heden']);
    expect(document.body).not.toHaveTextContent('kr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Natur');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortering' }), 'Ældste');
    expect(titles()).toEqual(['Heden', 'Klitten']);
    expect(address()).toBe('/portfolio?kategori=natur&sortering=oldest');
  });

  test('offers no category without pictures', async () => {
    await open();
    const links = screen.getAllByRole('link', { name: /\d$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Alle 3', 'Natur 2', 'Urban 1']);
  });

  test('opens a picture at an address of its own, which walks what is filtered and closes to it', async () => {
    await open('/portfolio?kategori=natur&vis=Klitten');
    const viewer = await screen.findByRole('dialog');
    expect(within(viewer).getByRole('heading', { name: 'Klitten' })).toBeVisible();
    expect(document.title).toBe('Klitten – Jerslev Foto');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/portfolio?kategori=natur&vis=Heden');
    await userEvent.click(screen.getByRole('button', { name: 'Luk' }));
    expect(address()).toBe('/portfolio?kategori=natur');
  });

  test('says when a picture is gone, and shows the others', async () => {
    await open('/portfolio?vis=findes-ikke');
    expect(screen.getByText(/^Billedet er her ikke længere\./)).toBeVisible();
    expect(titles()).toHaveLength(3);
  });

  test('says when it cannot be read, and tries again', async () => {
    const mend = backend.fail('read', 'portfolio');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af portfolio billeder',
    );
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(titles()).toHaveLength(3);
  });
});

describe('the search', () => {
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
  const asked = () => backend.attempts('call', '/api/search');

  test('finds while it is typed, and keeps the words in the address', async () => {
    await open();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('kyst');
    expect(await screen.findByText('3 resultater')).toBeVisible();
    expect(titles()).toEqual(['Kysten', 'Kystvej', 'Klitten ved kysten']);
    expect(address()).toBe('/soeg?q=kyst');
    await userEvent.type(field(), 'v');
    // Known entries are searched at once, and the server is not asked again.
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
});
