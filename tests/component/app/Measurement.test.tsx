import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VisitorParts } from '#src/app/App.tsx';
import { INTEREST_DELAY_MS } from '#src/app/Measurement.tsx';
import { env } from '#src/config/env.ts';
import { contracts } from '#src/model/system/contracts.ts';
import {
  addToCart,
  beginOrder,
  orderPlaced,
  orderRefused,
  removeFromCart,
} from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { showItem } from '#src/stores/shown.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, cartItem, customer } from '../../support/records.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
  backend.functions.answer(contracts.countInterest);
  useConsent.setState({ value: 'accepted' });
});
afterEach(() => {
  env.measurementId = null;
});

const pass = (milliseconds = INTEREST_DELAY_MS) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answer = (value: 'declined' | null) => act(() => useConsent.setState({ value }));

async function visit(path: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <VisitorParts />
    </MemoryRouter>,
  );
  await pass(100);
}

describe('the measurement of visits', () => {
  const script = () => document.querySelector('script[src*="gtag/js?id=G-TEST"]');
  const pagesSeen = () => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.filter((command) => command[1] === 'page_view').map((command) => command[2]);
  };

  test.each([null, 'declined'] as const)('is none with the answer %s', async (value) => {
    env.measurementId = 'G-TEST';
    useConsent.setState({ value });
    await visit('/priser');
    await pass();
    expect(script()).toBeNull();
    expect(pagesSeen()).toEqual([]);
  });

  test('is none where no id is set up', async () => {
    await visit('/priser');
    await pass();
    expect(pagesSeen()).toEqual([]);
  });

  test('begins after a yes, until it is taken back', async () => {
    env.measurementId = 'G-TEST';
    await visit('/priser');
    await pass();
    expect(script()).not.toBeNull();
    const page = { page_location: 'http://localhost:3000/priser', page_title: document.title };
    expect(pagesSeen()).toEqual([page]);
    answer('declined');
    await pass();
    expect(script()).toBeNull();
    expect(pagesSeen()).toEqual([page]);
  });
});

describe('the interest in pictures', () => {
  /** Each test has pictures of its own: a visit counts a step once. */
  let number = 0;
  const picture = () => {
    number += 1;
    return cartItem(`picture${number}`);
  };
  const enter = (user: Parameters<typeof sessionChanged>[0]) => act(() => sessionChanged(user));
  const put = (item: ReturnType<typeof picture>) => act(() => void addToCart(item));
  const open = (id: string, isAlbum = false) => act(() => void showItem({ id, isAlbum }));
  const look = async () => {
    await visit('/enkeltbilleder');
    open(picture().id);
  };
  const lookAway = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  const calls = () => backend.functions.calls(contracts.countInterest);
  const told = () =>
    calls().flatMap(({ input }) => contracts.countInterest.input.parse(input).steps);
  const steps = () => told().map(({ step, id }) => `${step} ${id}`);

  test('is told together, each picture once', async () => {
    const ids = [picture().id, picture().id] as const;
    enter(null);
    await visit('/enkeltbilleder');
    for (const id of [...ids, ids[0]]) open(id);
    expect(told()).toEqual([]);
    await pass();
    expect(calls()).toHaveLength(1);
    expect(steps()).toEqual(ids.map((id) => `seen ${id}`));
  });

  test('that waits is told when the page is left', async () => {
    const { id } = picture();
    enter(null);
    await visit('/billedlevering');
    open(id, true);
    lookAway();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(told()).toEqual([{ step: 'seen', id, isAlbum: true }]);
  });

  test.each([
    ['placed', ['seen', 'carted', 'ordered']],
    ['refused', ['seen', 'carted']],
  ])(
    'of a cart is told once, as seen too, and when its order was %s',
    async (outcome, expected) => {
      const item = picture();
      enter(customer);
      await visit('/priser');
      put(item);
      act(() => removeFromCart(item.id));
      put(item);
      act(() => {
        const attempt = beginOrder({ id: 'JF1', userId: customer.uid, invoiceTo: undefined });
        if (outcome === 'refused') orderRefused('JF1');
        else if (attempt) orderPlaced(attempt);
      });
      await pass();
      expect(steps()).toEqual(expected.map((step) => `${step} ${item.id}`));
    },
  );

  test('of a tab that nobody looks at is left to the other one', async () => {
    enter(customer);
    await visit('/priser');
    const hidden = lookAway();
    put(picture());
    hidden.mockRestore();
    await pass();
    expect(told()).toEqual([]);
  });

  test.each([null, 'declined'] as const)('is not told with the answer %s', async (value) => {
    useConsent.setState({ value });
    enter(null);
    await look();
    await pass();
    expect(told()).toEqual([]);
  });

  test('that waits is forgotten with a no', async () => {
    enter(null);
    await look();
    answer('declined');
    await pass();
    expect(told()).toEqual([]);
  });

  test('of the photographer is not counted, and nobody’s before it is known who visits', async () => {
    await look();
    await pass();
    enter(admin);
    await pass();
    expect(told()).toEqual([]);
  });

  test('that could not be counted is told in the console alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    backend.functions.refuse(contracts.countInterest, 500);
    enter(null);
    await look();
    await pass();
    await pass();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(1);
  });
});
