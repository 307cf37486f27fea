import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Measured } from '#src/app/App.tsx';
import { INTEREST_DELAY_MS } from '#src/app/Measurement.tsx';
import '#src/app/Measurement.tsx';
import * as itemInterest from '#src/data/repos/statistics/itemInterest.ts';
import {
  addToCart,
  beginOrder,
  orderPlaced,
  orderRefused,
  removeFromCart,
} from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { admin, cartItem, customer } from '../../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
// Fetched after a yes: here it is not waited for.

vi.mock('#src/data/repos/statistics/itemInterest.ts', () => ({
  count: vi.fn(() => Promise.resolve()),
}));

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  useConsent.setState({ value: 'accepted' });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each test has pictures of its own: a visit counts a step once. */
let number = 0;
const picture = () => {
  number += 1;
  return cartItem(`picture${number}`);
};

const pass = (milliseconds = INTEREST_DELAY_MS) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function visit(path: string, ...others: string[]): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Measured />
      {[path, ...others].map((each) => (
        <Link key={each} to={each}>
          {each}
        </Link>
      ))}
    </MemoryRouter>,
  );
  await pass(100);
}

const goTo = (path: string) => fireEvent.click(screen.getByRole('link', { name: path }));

const told = () => vi.mocked(itemInterest.count).mock.calls.flatMap(([steps]) => steps);
const steps = () => told().map(({ step, id }) => `${step} ${id}`);

test('pictures that are opened are told together, each once', async () => {
  const [first, second] = [picture().id, picture().id];
  act(() => sessionChanged(null));
  const paths = [first, second].map((id) => `/enkeltbilleder?vis=${id}`) as [string, string];
  await visit(...paths);
  goTo(paths[1]);
  goTo(paths[0]);
  expect(told()).toEqual([]);
  await pass();
  expect(itemInterest.count).toHaveBeenCalledTimes(1);
  expect(steps()).toEqual([`seen ${first}`, `seen ${second}`]);
});

test('what waits is told when the page is left', async () => {
  const { id } = picture();
  act(() => sessionChanged(null));
  await visit(`/billedlevering?vis=${id}`);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(told()).toEqual([{ step: 'seen', id, isAlbum: true }]);
  vi.restoreAllMocks();
});

test('what is put in the cart is told once, as seen too, and when it was ordered', async () => {
  const item = picture();
  act(() => sessionChanged(customer));
  await visit('/priser');
  act(() => void addToCart(item));
  act(() => removeFromCart(item.id));
  act(() => void addToCart(item));
  const order = { id: 'JF1', userId: customer.uid, invoiceTo: undefined };
  act(() => {
    const attempt = beginOrder(order);
    if (attempt) orderPlaced(attempt);
  });
  await pass();
  expect(steps()).toEqual([`seen ${item.id}`, `carted ${item.id}`, `ordered ${item.id}`]);
});

test('an order that was refused is none', async () => {
  const item = picture();
  act(() => sessionChanged(customer));
  await visit('/priser');
  act(() => void addToCart(item));
  act(() => {
    beginOrder({ id: 'JF1', userId: customer.uid, invoiceTo: undefined });
    orderRefused('JF1');
  });
  await pass();
  expect(steps()).toEqual([`seen ${item.id}`, `carted ${item.id}`]);
});

test('a tab that nobody looks at leaves the cart to the other one', async () => {
  act(() => sessionChanged(customer));
  await visit('/priser');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void addToCart(picture()));
  vi.restoreAllMocks();
  await pass();
  expect(told()).toEqual([]);
});

test.each([null, 'declined'] as const)('with the answer %s nothing is told', async (value) => {
  useConsent.setState({ value });
  act(() => sessionChanged(null));
  await visit(`/enkeltbilleder?vis=${picture().id}`);
  await pass();
  expect(told()).toEqual([]);
});

test('a no forgets what waits', async () => {
  act(() => sessionChanged(null));
  await visit(`/enkeltbilleder?vis=${picture().id}`);
  act(() => useConsent.setState({ value: 'declined' }));
  await pass();
  expect(told()).toEqual([]);
});

test('the photographer is not counted, and nobody before it is known who visits', async () => {
  await visit(`/enkeltbilleder?vis=${picture().id}`);
  await pass();
  act(() => sessionChanged(admin));
  await pass();
  expect(told()).toEqual([]);
});

test('a count that fails is told in the console alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.mocked(itemInterest.count).mockRejectedValueOnce(new Error('lost'));
  const { id } = picture();
  act(() => sessionChanged(null));
  await visit(`/enkeltbilleder?vis=${id}`);
  await pass();
  await pass();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(steps()).toEqual([`seen ${id}`]);
});
