import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unique } from '../support/people.ts';
import { askApi, programToken } from '../support/programs.ts';

const asks: Record<string, (price: number) => [path: string, input: object]> = {
  'an album': (price) => ['/albums', { title: `Fyr ${unique()}`, price }],
  'a single image': (price) => {
    const sha256 = createHash('sha256').update(randomBytes(8)).digest('hex');
    const target = { kind: 'single', price };
    return ['/uploads', { target, fileName: 'IMG_1.jpg', bytes: 8, sha256 }];
  },
};

test.each(Object.entries(asks))('%s is taken for prices that a form takes alone', async (_, of) => {
  const token = await programToken();
  for (const price of [0, 3, 349]) {
    const [path, input] = of(price);
    expect([price, (await askApi(path, { token, input })).status]).toEqual([price, 200]);
  }
  for (const price of [1, 2.5, 199.999]) {
    const [path, input] = of(price);
    expect([price, await askApi(path, { token, input })]).toMatchObject([
      price,
      {
        status: 400,
        body: {
          error: {
            code: 'invalid-argument',
            message: 'Noget af det udfyldte kunne ikke bruges. Ret det og prøv igen.',
          },
        },
      },
    ]);
  }
});
