import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { ClientGalleryPage } from '#src/features/clientGallery/ClientGalleryPage.tsx';
import { parseLoginState } from '#src/model/base/addresses.ts';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { NO_CHOICES, type KeptChooser } from '#src/model/clients/choices.ts';
import { clientContracts, type OpenedGallery } from '#src/model/clients/contracts.ts';
import { clientSaleContracts } from '#src/options/clientSales/contracts.ts';
import { addToCart, useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem } from '../../../support/records.ts';
import { customerComes } from '../../support/customer.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { openedGallery, openedPicture } from '../../support/openedGallery.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// They are fetched when they are opened: here they are not waited for.
import '#src/features/clientGallery/ChoosingDialogs.tsx';
import '#src/features/clientGallery/ClientViewer.tsx';
import '#src/options/clientSales/BuyDialog.tsx';
import '#src/options/clientSales/Offer.tsx';

resetStoresAfterEach();
everythingIsNear();

const { openClientGallery, syncClientChoices } = clientContracts;
const { sellClientPictures } = clientSaleContracts;

const names = ['ringe', 'fest', 'dans'];

const gallery: OpenedGallery = {
  ...openedGallery,
  picturePrice: 95,
  pictures: names.map((id) => openedPicture(id)),
};

const openWith = (changes: Partial<OpenedGallery> = {}) =>
  backend.functions.answer(openClientGallery, () => ({
    opening: 'open' as const,
    access: 'a',
    gallery: { ...gallery, ...changes },
  }));

beforeEach(() => {
  customerComes();
  localStorage.clear();
  openWith();
  backend.functions.answer(syncClientChoices, () => ({}));
  backend.functions.answer(sellClientPictures, ({ pictures }) => ({
    items: pictures.map((id) => cartItem(`sale-${id}`, { name: id, price: 95 })),
  }));
});

/** In the place of the login page: where it leads to afterwards. */
const Login = () => <p>Tilbage: {parseLoginState(useLocation().state)}</p>;

const visit = () =>
  show(
    <HelmetProvider>
      <MemoryRouter initialEntries={[`/kundegalleri#kunde1-${'K'.repeat(32)}`]}>
        <Routes>
          <Route path="/kundegalleri" element={<ClientGalleryPage menu={<p>Menuen</p>} />} />
          <Route path="/enkeltbilleder" element={<p>Butikken</p>} />
          <Route path="/login" element={<Login />} />
          <Route path="/register" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </HelmetProvider>,
  );

const dialog = (name: string) => screen.findByRole('dialog', { name });
const inCart = () => useCart.getState().items.map(({ id, price }) => [id, price]);

/** This browser has chosen these pictures before, as Anna. */
function rememberChoice(list: string, ids: readonly string[]): void {
  const entry = { lists: [list], comment: '', at: 1 };
  const kept: KeptChooser = {
    key: 'k'.repeat(32),
    name: 'Anna',
    email: '',
    known: { lists: {}, pictures: Object.fromEntries(ids.map((id) => [id, entry])) },
    changes: NO_CHOICES,
    sentAt: undefined,
  };
  localStorage.setItem('clientChoices-kunde1', JSON.stringify(kept));
}

/** Asks for the picture in the viewer. */
async function wantToBuy(title: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('link', { name: `Åbn ${title}` }));
  await userEvent.click(await screen.findByRole('button', { name: /^Køb for 95,00/ }));
  return dialog('Køb billedet');
}

const pressIn = async (place: HTMLElement, name: string) =>
  userEvent.click(within(place).getByRole('button', { name }));

describe('a picture beyond what was agreed', () => {
  test('goes from the viewer into the cart of the shop, at the price of the server', async () => {
    await visit();
    expect(
      screen.getByText(/^Flere billeder koster 95,00\skr stykket i fuld størrelse\.$/),
    ).toBeVisible();
    const question = await wantToBuy('fest');
    expect(question).toHaveTextContent(/95,00\skr/);
    await pressIn(question, 'Læg i kurven');
    expect(await within(question).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(backend.functions.calls(sellClientPictures)).toMatchObject([
      { input: { gallery: 'kunde1', access: 'a', pictures: ['fest'] } },
    ]);
    expect(inCart()).toEqual([['sale-fest', 95]]);
    await userEvent.click(within(question).getByRole('link', { name: 'Gå til kurven' }));
    expect(await screen.findByText('Butikken')).toBeVisible();
    expect(useCart.getState().isOpen).toBe(true);
  });

  test('is there once, however often it is put there', async () => {
    await visit();
    const question = await wantToBuy('fest');
    await pressIn(question, 'Læg i kurven');
    await pressIn(await dialog('Køb billedet'), 'Bliv i galleriet');
    await userEvent.click(screen.getByRole('button', { name: /^Køb for 95,00/ }));
    const again = await dialog('Køb billedet');
    await pressIn(again, 'Læg i kurven');
    expect(await within(again).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(inCart()).toEqual([['sale-fest', 95]]);
  });

  test('is offered by the heart that has no room in the list any more', async () => {
    openWith({ askedName: 'Bogen', askedCount: 1 });
    rememberChoice('asked', ['ringe']);
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'fest: Bogen' }));
    expect(await dialog('Køb billedet')).toHaveTextContent(
      /Du har valgt 1\. Tag et billede fra, eller køb flere for 95,00\skr stykket\./,
    );
    expect(toastsShown()).toEqual([]);
  });

  test('is not sold where the gallery has no price', async () => {
    openWith({ picturePrice: 0 });
    await visit();
    await userEvent.click(screen.getByRole('link', { name: 'Åbn fest' }));
    expect(await screen.findByRole('button', { name: 'Kommentar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Køb/ })).not.toBeInTheDocument();
  });
});

describe('a whole list', () => {
  test('is bought together', async () => {
    rememberChoice('favourites', ['ringe', 'dans']);
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Køb billederne' }));
    const question = await dialog('Køb 2 billeder');
    expect(question).toHaveTextContent(/2 × 95,00\skr = 190,00\skr/);
    await pressIn(question, 'Læg i kurven');
    expect(await within(question).findByText('2 billeder ligger i kurven.')).toBeVisible();
    expect(inCart()).toEqual([
      ['sale-ringe', 95],
      ['sale-dans', 95],
    ]);
  });

  test('is put there as far as the cart has room', async () => {
    rememberChoice('favourites', ['ringe', 'dans']);
    for (let at = 1; at < CART_MAX_ITEMS; at += 1) addToCart(cartItem(`Klit ${at}`));
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Køb billederne' }));
    const question = await dialog('Køb 2 billeder');
    await pressIn(question, 'Læg i kurven');
    expect(await within(question).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(question).toHaveTextContent('Kurven har plads til 15.');
    expect(inCart()).toHaveLength(CART_MAX_ITEMS);
  });
});

describe('who cannot buy yet', () => {
  test.each([
    ['Log ind', '/login'],
    ['Opret konto', '/register'],
  ])('is led by "%s" to %s, and from there back to the picture', async (name, address) => {
    useSession.setState({ status: 'signedOut', user: null }, true);
    await visit();
    const link = within(await wantToBuy('fest')).getByRole('link', { name });
    // The address of the gallery holds its key: it is passed on where no server is told it.
    expect(link).toHaveAttribute('href', address);
    await userEvent.click(link);
    expect(await screen.findByText(/^Tilbage: /)).toHaveTextContent(
      `Tilbage: /kundegalleri?billede=fest#kunde1-${'K'.repeat(32)}`,
    );
    expect(inCart()).toEqual([]);
  });

  test('is led to the question about cookies where the shop asks it first', async () => {
    useConsent.setState(useConsent.getInitialState(), true);
    await visit();
    const question = await wantToBuy('fest');
    expect(within(question).getByRole('link', { name: 'Åbn butikken' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(inCart()).toEqual([]);
  });

  test('is told why in the words of the server, and may try again', async () => {
    backend.functions.refuse(sellClientPictures, 409, {
      code: 'invalid-argument',
      error: 'Der sælges ikke billeder i dette galleri mere.',
    });
    await visit();
    await pressIn(await wantToBuy('fest'), 'Læg i kurven');
    expect(await dialog('Køb billedet')).toBeVisible();
    expect(toastsShown()).toEqual(['error: Der sælges ikke billeder i dette galleri mere.']);
    expect(inCart()).toEqual([]);
  });
});
