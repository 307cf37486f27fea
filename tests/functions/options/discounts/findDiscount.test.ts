import { afterEach, describe, expect, test, vi } from 'vitest';
import { findCode } from '../../../../functions/src/options/discounts/codes.ts';
import type { Caller } from '../../../../functions/src/guards/identity.ts';
import { guessLimitOfShop } from '../../../../functions/src/rateLimits.ts';
import { refusal } from '../../support/call.ts';
import { find, makeCode, offersOf } from '../../support/discounts.ts';
import { createPerson, unique } from '../../support/people.ts';
import { place } from '../../support/placedOrders.ts';
import { useUpLimit } from '../../support/rate.ts';

const UNKNOWN = refusal('Koden findes ikke.', 'invalid-argument');

afterEach(() => void vi.useRealTimers());

describe('a code that a customer types', () => {
  test('is told what it takes off, and nothing else of it', async () => {
    const code = await makeCode({ minimum: 300, times: 5, until: '2099-12-31' });
    const { status, body } = await find(await createPerson(), ` ${code.toLowerCase()}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        terms: { code, kind: 'percent', value: 25, paidFor: 0, minimum: 300 },
      },
    });
  });

  test.each([{ from: '2099-01-01' }, { until: '2020-01-01' }])(
    'outside its days %j takes nothing off',
    async (days) => {
      const { status, body } = await find(await createPerson(), await makeCode(days));
      expect({ status, body }).toEqual({
        status: 409,
        body: refusal('Koden gælder ikke i dag.', 'invalid-argument'),
      });
    },
  );

  test('that there is none of is unknown, also to an order', async () => {
    const guesser = await createPerson();
    const { status, body } = await find(guesser, 'FINDESIKKE');
    expect({ status, body }).toEqual({ status: 404, body: UNKNOWN });
    const order = { code: 'FINDESIKKE', items: ['x'], totalOre: 1 };
    expect((await place(guesser, order)).body).toEqual(UNKNOWN);
  });
});

describe('what goes with every cart', () => {
  test('is told to every customer, and no code that has to be known', async () => {
    const rule = { kind: 'number', value: 5, paidFor: 4 } as const;
    const offer = await makeCode({ ...rule, isAutomatic: true });
    const secret = await makeCode();
    const over = await makeCode({ isAutomatic: true, until: '2020-01-01' });
    const ended = await makeCode({ isAutomatic: true, endedOn: '2026-01-02' });
    const { status, body } = await offersOf(await createPerson());
    expect(status).toBe(200);
    expect(body['offers']).toContainEqual({ code: offer, ...rule, minimum: 0, isAutomatic: true });
    for (const code of [secret, over, ended]) expect(JSON.stringify(body)).not.toContain(code);
  });

  test('is told to nobody without a verified address', async () => {
    expect((await offersOf(await createPerson({ emailVerified: false }))).status).toBe(403);
  });
});

describe('who guesses', () => {
  test('has ten wrong ones an hour, whichever function they ask', async () => {
    const guesser = await createPerson();
    const code = await makeCode();
    const order = { code: 'FORKERT', items: ['x'], totalOre: 1 };
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await find(guesser, 'FORKERT')).status).toBe(404);
      expect((await find(guesser, code)).status).toBe(200);
      expect((await place(guesser, order)).status).toBe(404);
    }
    // Also a right one, which would tell that it is right.
    expect((await find(guesser, code)).status).toBe(429);
    expect((await place(guesser, order)).status).toBe(429);
  });

  test('with many accounts is stopped too', async () => {
    const code = await makeCode();
    // An hour of its own: other tests use codes meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-01T12:00:00Z') });
    const caller = (uid: string) => ({ uid }) as Caller;
    await expect(findCode(caller(unique()), code)).resolves.toMatchObject({ code });
    await useUpLimit(guessLimitOfShop, { name: 'codes', subject: '' });
    await expect(findCode(caller(unique()), code)).rejects.toMatchObject({ status: 429 });
  });
});
