import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartPanel } from '#src/features/cart/CartPanel.tsx';
import { isRefusal } from '#src/features/cart/useCheckout.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { lineOfGiftCard } from '#src/model/cart/cart.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { addToCart, setCartOpen, useCart } from '#src/stores/cart.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cartItem, customer } from '../../../support/records.ts';
import { solveBotCheck } from '../../support/botCheckFrame.ts';
import { makeReady, orderButton, sendOrder } from '../../support/cartPanel.tsx';
import { changeShop } from '../../support/changeShop.ts';
import { customerComes } from '../../support/customer.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
beforeEach(customerComes);

function Place() {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="place">
        {`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}
      </output>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

interface Entry {
  pathname: string;
  state?: unknown;
}

function openAt(entries: Entry[], ...items: OrderLine[]) {
  for (const item of items) addToCart(item);
  setCartOpen(true);
  return render(
    <MemoryRouter initialEntries={entries}>
      <CartPanel onClose={() => setCartOpen(false)} />
      <Place />
    </MemoryRouter>,
  );
}

const open = (...items: OrderLine[]) => openAt([{ pathname: '/priser' }], ...items);

const klit = cartItem('Klit');
const hede = cartItem('Hede', { price: 250.5 });
const wedding = cartItem('Bryllup', { type: 'album', price: 1595 });
const giftCard = lineOfGiftCard('gavekort-500-1', 500);
const placed = () => backend.documents.all('pending-orders', pendingOrderSchema);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (method: string) => userEvent.click(screen.getByRole('radio', { name: method }));
const consent = () => screen.getByRole('checkbox', { name: /fortrydelsesretten/ });
const place = () => screen.getByTestId('place').textContent;
const isConfirmed = () => waitFor(() => expect(place()).toContain('-payment-confirmation'));
const mayExist = () => screen.findByRole('heading', { name: 'Ikke bekræftet endnu' });

describe('what is in the cart', () => {
  test('is seen there: the toasts that told of it go, and others stay', () => {
    showToast({ kind: 'success', text: 'Klit blev tilføjet til kurven', demand: 'openCart' });
    showToast({ text: 'Noget andet' });
    open(klit);
    expect(toastsShown()).toEqual(['info: Noget andet']);
  });

  test.each([
    [[klit], '1 enkeltbillede uden', 'Bestil og betal 199,00\u00a0kr'],
    [[klit, hede], '2 enkeltbilleder uden', 'Bestil og betal 449,50\u00a0kr'],
    [[wedding, klit], '1 fotoalbum og 1 enkeltbillede uden', 'Bestil og betal 1.794,00\u00a0kr'],
  ])('is summed up above a button that says what it costs (%#)', (items, things, words) => {
    open(...items);
    const facts = screen.getByText(
      `${things} vandmærke. Leveres digitalt i din købshistorik, når ordren er godkendt. Der kommer ingen gebyrer oveni.`,
    );
    expect(screen.getByText('Priserne er inkl. moms')).toBeVisible();
    expect(orderButton().textContent).toBe(words);
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(facts.compareDocumentPosition(orderButton())).toBe(DOCUMENT_POSITION_FOLLOWING);
    const kinds = items.map(({ type }) => (type === 'album' ? 'Fotoalbum' : 'Enkeltbillede'));
    for (const kind of kinds) expect(screen.getAllByText(kind)[0]).toBeVisible();
  });

  test('is paid by MobilePay with its logo, and without it when it cannot be shown', async () => {
    const mobilepayIcon = '/site-branding/mobilepay.png';
    backend.documents.put('content/payment-icons', { mobilepayIcon });
    open(klit);
    const logo = () => screen.getByText('MobilePay').closest('label')?.querySelector('img');
    await waitFor(() => expect(logo()).toHaveAttribute('src', mobilepayIcon));
    fireEvent.error(logo() ?? document.body);
    expect(logo()).toBeNull();
    expect(screen.getByRole('radio', { name: 'MobilePay' })).toBeChecked();
  });

  test('can be taken out again, and the focus stays in the panel', async () => {
    open(klit, hede);
    await press('Fjern Klit');
    expect(screen.queryByText('Klit')).not.toBeInTheDocument();
    expect(toastsShown()).toEqual(['info: Klit blev fjernet fra kurven']);
    expect(screen.getByRole('dialog', { name: 'Din kurv' })).toHaveFocus();
    await press('Fjern Hede');
    expect(screen.getByText('Din kurv er tom.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se billederne' })).toHaveAttribute(
      'href',
      '/enkeltbilleder',
    );
  });

  test('may cost something else today, or not be for sale: it is said before anything is ordered', async () => {
    open(cartItem('Klit', { price: 100 }), cartItem('Fyr'));
    expect(await screen.findByText('Klit koster nu 199,00 kr (før 100,00 kr).')).toBeVisible();
    expect(screen.getByText('Fyr er ikke længere til salg.')).toBeVisible();
    await userEvent.click(consent());
    solveBotCheck();
    await userEvent.click(orderButton());
    expect(placed()).toEqual([]);
    await press('Opdater pris');
    expect(screen.getByRole('dialog', { name: 'Din kurv' })).toHaveFocus();
    await userEvent.click(screen.getByText('Fjern'));
    expect(screen.getByRole('dialog', { name: 'Din kurv' })).toHaveFocus();
    expect(screen.queryByText('Noget har ændret sig')).not.toBeInTheDocument();
    expect(useCart.getState().items).toEqual([klit]);
  });

  test('of a private gallery costs what its buyer was offered, and is not gone', async () => {
    const sale = { userId: customer.uid, title: 'Ringe', price: 95, isPublished: true };
    backend.documents.put('client-sales/ringe-1', sale);
    backend.documents.put('client-sales/ringe-3', { ...sale, isPublished: false });
    open(cartItem('ringe-1', { price: 90 }), cartItem('ringe-2'), cartItem('ringe-3'));
    expect(await screen.findByText('ringe-1 koster nu 95,00 kr (før 90,00 kr).')).toBeVisible();
    expect(screen.getByText('ringe-2 er ikke længere til salg.')).toBeVisible();
    expect(screen.getByText('ringe-3 er ikke længere til salg.')).toBeVisible();
  });
});

test('a guest finds what they asked for, can leave it out, and is asked to sign in to pay', async () => {
  sessionChanged(null);
  open(klit, hede);
  expect(useCart.getState().items).toEqual([]);
  expect(screen.getByText(/449,50/)).toBeVisible();
  await press('Fjern Klit');
  expect(useCart.getState().wanted.map(({ id }) => id)).toEqual(['Hede']);
  for (const [method, words] of [
    ['MobilePay', 'Du skal være logget ind for at oprette en MobilePay betaling'],
    ['Kontant eller bankoverførsel', 'Du skal være logget ind for at oprette en kontantbetaling'],
  ] as const) {
    await choose(method);
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fpriser',
  );
  expect(screen.queryByRole('button', { name: /^Bestil/ })).not.toBeInTheDocument();
});

describe('an order', () => {
  test('needs the consent to its delivery, and the bot check', async () => {
    open(klit);
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await userEvent.click(orderButton());
    expect(screen.getByText('Sæt kryds for at bekræfte, at leveringen må begynde')).toBeVisible();
    expect(consent()).toHaveFocus();
    await userEvent.click(consent());
    await userEvent.click(orderButton());
    expect(toastsShown()).toEqual(['warning: Udfyld venligst reCAPTCHA verificering']);
    expect(placed()).toEqual([]);
  });

  test('on a phone Back leads to the page, not to the cart that was ordered', async () => {
    const page = { pathname: '/priser' };
    openAt([page, { ...page, state: { isCartOpen: true } }], klit);
    await sendOrder();
    await isConfirmed();
    await press('back');
    expect(place()).toBe('/priser null');
  });

  test('is placed with everything that is known, and leads to its confirmation', async () => {
    backend.documents.put('users/uid-kunde', { ...customer, phoneNumber: '+4520304050' });
    open(klit, hede);
    await choose('Kontant eller bankoverførsel');
    await sendOrder();
    await waitFor(() => expect(place()).toContain('/cash-payment-confirmation'));
    expect(placed()).toMatchObject([
      {
        id: expect.stringMatching(/^JF\d{8}[A-Z]{6}\d{3}$/) as string,
        userId: 'uid-kunde',
        amount: 449.5,
        paymentMethod: 'cash',
        paymentStatus: 'pending',
        termsConsent: { version: CURRENT_SALES_TERMS },
      },
    ]);
    expect(placed()[0]?.invoiceTo).toBeUndefined();
    expect(place()).toContain('"phone":"+4520304050"');
    expect(useCart.getState()).toMatchObject({ items: [], attempt: undefined, isOpen: false });
  });

  test.each([
    ['automatic', 'manual', /^\/cash-payment-confirmation \{/],
    ['manual', 'automatic', /^\/cash-payment-confirmation\?ordre=JF/],
  ] as const)('is paid as the shop says when it is placed (%s, then %s)', async (...given) => {
    const [before, now, path] = given;
    changeShop({ payments: { mobilePay: before, card: before === 'automatic' } });
    open(klit);
    const way = before === 'automatic' ? 'MobilePay eller kort' : 'MobilePay';
    expect(screen.getByRole('radio', { name: way })).toBeVisible();
    await makeReady();
    changeShop({ payments: { mobilePay: now, card: false } });
    expect(screen.getByRole('radio', { name: 'MobilePay' })).toBeVisible();
    await userEvent.click(orderButton());
    await waitFor(() => expect(place()).toMatch(path));
    expect(placed()).toMatchObject([{ paymentMethod: 'mobilepay' }]);
  });

  test('is placed once, however often it is pressed', async () => {
    const gate = backend.hold('write', 'pending-orders');
    open(klit);
    await makeReady();
    await userEvent.dblClick(orderButton());
    await press('Opretter ordre...');
    expect(screen.queryByRole('button', { name: 'Fjern Klit' })).not.toBeInTheDocument();
    gate.open();
    await isConfirmed();
    expect(placed()).toHaveLength(1);
    expect(backend.attempts('write', 'pending-orders')).toHaveLength(1);
  });

  test('waits for another tab that is ordering, and finds nothing left to order', async () => {
    const other = Promise.withResolvers<undefined>();
    const request = vi.fn((_: string, work: () => unknown) => other.promise.then(work));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    open(klit);
    await sendOrder();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    localStorage.setItem('cart', JSON.stringify({ items: [], paymentMethod: 'mobilepay' }));
    other.resolve(undefined);
    expect(await screen.findByText('Din kurv er tom.')).toBeVisible();
    expect(placed()).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('that another tab has repeated is not followed by one of what was added since', async () => {
    const other = Promise.withResolvers<undefined>();
    backend.failNext('write', 'pending-orders', new AppError('network'));
    open(klit);
    await sendOrder();
    await mayExist();
    const request = (_: string, work: () => unknown) => other.promise.then(work);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await press('Prøv igen');
    localStorage.setItem('cart', JSON.stringify({ items: [hede], paymentMethod: 'mobilepay' }));
    other.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Fjern Hede' })).toBeVisible();
    expect(placed()).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('whose answer is lost is sent again under the same id', async () => {
    backend.failNext('write', 'pending-orders', new AppError('not-confirmed'));
    open(klit);
    await sendOrder();
    expect(await mayExist()).toHaveFocus();
    expect(useCart.getState().items).toEqual([klit]);
    await press('Prøv igen');
    await isConfirmed();
    const [first, second] = backend.attempts('write', 'pending-orders');
    expect(second).toBe(first);
    expect(placed()).toHaveLength(1);
    expect(useCart.getState().items).toEqual([]);
  });

  test.each(['unauthenticated', 'quota-exceeded'] as const)(
    'whose answer is lost may still exist after %s, which comes before it is looked for',
    async (code) => {
      backend.failNext('write', 'pending-orders', new AppError('not-confirmed'));
      open(klit);
      await sendOrder();
      await mayExist();
      const { attempt } = useCart.getState();
      backend.failNext('write', 'pending-orders', new AppError(code));
      await press('Prøv igen');
      await waitFor(() => expect(toastsShown().join()).toContain('error: '));
      expect(useCart.getState().attempt).toEqual(attempt);
      await press('Prøv igen');
      await isConfirmed();
      expect(new Set(backend.attempts('write', 'pending-orders')).size).toBe(1);
    },
  );

  test.each([
    ['does not exist where a browser that orders too often has not found it', klit, false],
    ['may still exist where the server is asked too often', giftCard, true],
  ])('whose answer is lost %s', async (_, item, mayStillExist) => {
    const failNext = (code: AppErrorCode) => {
      backend.failNext('write', 'pending-orders', new AppError(code));
      backend.failNext('call', orderContracts.placeOrder.path, new AppError(code));
    };
    failNext('not-confirmed');
    open(item);
    await sendOrder(/accepterer|fortrydelsesretten/);
    await mayExist();
    failNext('rate-limited');
    await press('Prøv igen');
    await waitFor(() => expect(toastsShown().join()).toContain('error: '));
    expect(useCart.getState().attempt !== undefined).toBe(mayStillExist);
  });

  test.each(['not-confirmed', 'network', 'timeout', 'unknown'] as const)(
    'may have been placed after %s',
    (code) => {
      expect(isRefusal(code)).toBe(false);
    },
  );

  test('that may exist is there after a reload, and what was added since stays in the cart', async () => {
    backend.failNext('write', 'pending-orders', new AppError('network'));
    const { unmount } = open(klit);
    await sendOrder();
    await mayExist();
    unmount();
    open(hede);
    await press('Prøv igen');
    await waitFor(() => expect(placed()).toMatchObject([{ amount: 199 }]));
    await waitFor(() => expect(useCart.getState().items).toEqual([hede]));
  });

  test.each([
    ['MobilePay', 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.'],
    [
      'Kontant eller bankoverførsel',
      'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.',
    ],
  ])('by %s that is refused can be changed and sent anew', async (method, text) => {
    backend.fail('write', 'pending-orders', new AppError('permission-denied'));
    open(klit);
    await choose(method);
    await sendOrder();
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(screen.getByRole('button', { name: 'Fjern Klit' })).toBeVisible();
    expect(useCart.getState().attempt).toBeUndefined();
  });

  test.each([
    [
      'without a network',
      () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      'Du er offline.',
    ],
    [
      'when the bot check fails',
      () => backend.fail('call', contracts.verifyRecaptcha.path, new AppError('unknown')),
      'error: Der opstod en fejl under checkout. Prøv venligst igen.',
    ],
  ])('is not begun %s', async (_, goWrong, words) => {
    open(klit);
    await makeReady();
    goWrong();
    await userEvent.click(orderButton());
    await waitFor(() => expect(toastsShown().join()).toContain(words));
    expect(useCart.getState().attempt).toBeUndefined();
    expect(placed()).toEqual([]);
  });
});
