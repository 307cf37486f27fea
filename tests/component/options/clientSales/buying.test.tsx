import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ClientGalleryPage } from '#src/features/clientGallery/ClientGalleryPage.tsx';
import { CART_MAX_ITEMS, lineOfGiftCard } from '#src/model/cart/cart.ts';
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
import { address, handedOver, linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
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
const HASH = `#kunde1-${'K'.repeat(32)}`;

const openWith = (changes: Partial<OpenedGallery> = {}) =>
  backend.functions.answer(openClientGallery, () => ({
    opening: 'open' as const,
    access: 'a',
    gallery: {
      ...openedGallery,
      picturePrice: 95,
      pictures: ['ringe', 'fest', 'dans'].map((id) => openedPicture(id)),
      ...changes,
    },
  }));

beforeEach(() => {
  customerComes();
  openWith();
  backend.functions.answer(syncClientChoices, () => ({}));
  backend.functions.answer(sellClientPictures, ({ pictures }) => ({
    items: pictures.map((id) => cartItem(`sale-${id}`, { name: id, price: 95 })),
  }));
});

async function visit(search = ''): Promise<void> {
  const entry = { pathname: '/kundegalleri', search, hash: HASH };
  openPage(<ClientGalleryPage menu={<p>Menuen</p>} />, entry);
  await settled();
}

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

/** Opens the gallery, and asks for a picture of it in the viewer. */
async function wantToBuy(): Promise<HTMLElement> {
  await visit();
  await userEvent.click(screen.getByRole('link', { name: 'Åbn fest' }));
  await settled();
  await press(/^Køb for 95,00/);
  return dialog('Køb billedet');
}

/** Opens the gallery, and asks for two pictures that were chosen. */
async function wantList(): Promise<HTMLElement> {
  rememberChoice('favourites', ['ringe', 'dans']);
  await visit();
  await press('Køb billederne');
  return dialog('Køb 2 billeder');
}

describe('a picture beyond what was agreed', () => {
  test('goes from the viewer into the cart of the shop once, at the price of the server', async () => {
    const question = await wantToBuy();
    expect(
      screen.getByText(/^Flere billeder koster 95,00\skr stykket i fuld størrelse\.$/),
    ).toBeInTheDocument();
    expect(question).toHaveTextContent(/95,00\skr/);
    await press('Læg i kurven');
    expect(await within(question).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(backend.functions.calls(sellClientPictures)).toMatchObject([
      { input: { gallery: 'kunde1', access: 'a', pictures: ['fest'] } },
    ]);
    await press('Bliv i galleriet');
    await press(/^Køb for 95,00/);
    const again = await dialog('Køb billedet');
    await press('Læg i kurven');
    expect(await within(again).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(inCart()).toEqual([['sale-fest', 95]]);
    await userEvent.click(screen.getByRole('link', { name: 'Gå til kurven' }));
    expect(address()).toBe('/enkeltbilleder');
    expect(useCart.getState().isOpen).toBe(true);
  });

  test('is offered by the heart that has no room in the list any more', async () => {
    openWith({ askedName: 'Bogen', askedCount: 1 });
    rememberChoice('asked', ['ringe']);
    await visit();
    await press('fest: Bogen');
    expect(await dialog('Køb billedet')).toHaveTextContent(
      /Du har valgt 1\. Tag et billede fra, eller køb flere for 95,00\skr stykket\./,
    );
    expect(toastsShown()).toEqual([]);
  });

  test('does not go with gift cards, and that is said', async () => {
    addToCart(lineOfGiftCard('kort-1', 300));
    const question = await wantToBuy();
    await press('Læg i kurven');
    expect(await within(question).findByText(/^Gavekort bestilles for sig\./)).toBeVisible();
    expect(inCart()).toEqual([['kort-1', 300]]);
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
    const question = await wantList();
    expect(question).toHaveTextContent(/2 × 95,00\skr = 190,00\skr/);
    await press('Læg i kurven');
    expect(await within(question).findByText('2 billeder ligger i kurven.')).toBeVisible();
    expect(inCart()).toEqual([
      ['sale-ringe', 95],
      ['sale-dans', 95],
    ]);
  });

  test('is put there as far as the cart has room', async () => {
    for (let at = 1; at < CART_MAX_ITEMS; at += 1) addToCart(cartItem(`Klit ${at}`));
    const question = await wantList();
    await press('Læg i kurven');
    expect(await within(question).findByText('Billedet ligger i kurven.')).toBeVisible();
    expect(question).toHaveTextContent('Kurven har plads til 15.');
    expect(inCart()).toHaveLength(CART_MAX_ITEMS);
  });
});

describe('who cannot buy yet', () => {
  test.each([
    ['Log ind', '/login'],
    ['Opret konto', '/register'],
  ])('is led by "%s" to %s, and from there back to the picture', async (name, expected) => {
    useSession.setState({ status: 'signedOut', user: null }, true);
    const link = within(await wantToBuy()).getByRole('link', { name });
    // The address of the gallery holds its key: it is passed on where no server is told it.
    expect(link).toHaveAttribute('href', expected);
    await userEvent.click(link);
    expect(handedOver()).toMatchObject({
      redirect: `/kundegalleri?billede=fest&koeb=fest${HASH}`,
      wanted: expect.stringMatching(/^fest · 95,00\skr venter i galleriet/) as unknown,
    });
    expect(inCart()).toEqual([]);
  });

  test('is asked again after the sign-in, above the picture, and not by a reload', async () => {
    // By then every part of the gallery is there: the picture and the question could come at once.
    await wantToBuy();
    cleanup();
    await visit('?billede=fest&koeb=fest');
    await dialog('Køb billedet');
    expect(address()).toBe('/kundegalleri?billede=fest');
    await press('Læg i kurven');
    await press('Bliv i galleriet');
    expect(await screen.findByRole('button', { name: 'Kommentar' })).toBeVisible();
    expect(inCart()).toEqual([['sale-fest', 95]]);
  });

  test('is led to the question about cookies where the shop asks it first', async () => {
    useConsent.setState(useConsent.getInitialState(), true);
    await wantToBuy();
    expect(linkTo('Åbn butikken')).toBe('/');
    expect(inCart()).toEqual([]);
  });

  test('is told why in the words of the server, and may try again', async () => {
    const error = 'Der sælges ikke billeder i dette galleri mere.';
    backend.functions.refuse(sellClientPictures, 409, { code: 'invalid-argument', error });
    await wantToBuy();
    await press('Læg i kurven');
    expect(await dialog('Køb billedet')).toBeVisible();
    expect(toastsShown()).toEqual([`error: ${error}`]);
    expect(inCart()).toEqual([]);
  });
});
