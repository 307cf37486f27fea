import { describe, expect, test } from 'vitest';
import { guessLimitOfCustomer } from '../../../../functions/src/rateLimits.ts';
import { refusal } from '../../support/call.ts';
import { find, makeCode } from '../../support/discounts.ts';
import { createPerson, unique } from '../../support/people.ts';
import { statusOf } from '../../support/placedOrders.ts';

const USED_UP = refusal('Koden er brugt op.', 'invalid-argument');
const USED_BEFORE = refusal('Du har allerede brugt koden.', 'invalid-argument');

describe('a code that is limited', () => {
  test('is used as often as it may be, by many at once', async () => {
    const code = await makeCode({ times: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => createPerson()));
    const statuses = await Promise.all(buyers.map((buyer) => statusOf(buyer, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect((await find(await createPerson(), code)).body).toEqual(USED_UP);
  });

  test('to once a customer is used once by each, in however many windows', async () => {
    const code = await makeCode({ isOncePerCustomer: true });
    const [one, other] = [await createPerson(), await createPerson()];
    const tries = Array.from({ length: 5 }, () => [one, other]).flat();
    const statuses = await Promise.all(tries.map((buyer) => statusOf(buyer, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect((await find(one, code)).body).toEqual(USED_BEFORE);
  });
});

test('who guesses all at once has no more of them', async () => {
  const guesser = await createPerson();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => find(guesser, `GAET${unique().slice(0, 6)}`)),
  );
  expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(
    guessLimitOfCustomer.requests,
  );
});
