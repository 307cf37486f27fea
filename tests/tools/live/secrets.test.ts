import { expect, test } from 'vitest';
import { examine } from '../../../tools/live/examine.ts';
import { Refusal } from './googleStandIn.ts';
import { shop, stepNamed } from './shop.ts';

test('a secret that only stood in is asked for once the shop uses it', async () => {
  const { live, google } = await shop();
  const secret = 'secretmanager/v1/projects/butik/secrets/RECAPTCHA_SECRET';
  google.lacks.set('stand-in', {
    [`GET ${secret}`]: { labels: { 'stand-in': '1' } },
  });
  const step = stepNamed('secret-RECAPTCHA_SECRET');
  expect(await examine(step, live)).toMatchObject({
    why: expect.stringMatching(/kun et fyldord/) as string,
  });
  google.lacks.set('typed', {
    [`GET ${secret}/versions/latest`]: { name: 'projects/123/secrets/RECAPTCHA_SECRET/versions/2' },
  });
  expect(await examine(step, live)).toEqual({ status: 'done' });
});

test('a secret that was made before a cut gets its version', async () => {
  const { live, google } = await shop();
  await stepNamed('no-secret-RECAPTCHA_SECRET').run?.act(live);
  const secret = 'secretmanager/v1/projects/butik/secrets/RECAPTCHA_SECRET';
  expect(google.changes().map(({ call }) => call)).toEqual([
    `POST ${secret}:addVersion`,
    `PATCH ${secret}`,
  ]);
});

test.each([
  ['butik_dk', 'done'],
  ['gammel_dk', 'missing'],
])('a webhook that was registered on %s is %s', async (host, status) => {
  const { live, google } = await shop();
  google.lacks.set('host', {
    'GET secretmanager/v1/projects/butik/secrets/MOBILEPAY_WEBHOOK_SECRET': {
      labels: { 'webhook-host': host },
    },
  });
  expect(await examine(stepNamed('secret-MOBILEPAY_WEBHOOK_SECRET'), live)).toMatchObject({
    status,
  });
});

test('a webhook that another project registered is left to it', async () => {
  const { live, google } = await shop();
  google.lacks.set('secret', {
    'GET secretmanager/v1/projects/butik/secrets/MOBILEPAY_WEBHOOK_SECRET': new Refusal(404),
  });
  const act = () => stepNamed('secret-MOBILEPAY_WEBHOOK_SECRET').run?.act(live);
  await expect(act()).rejects.toThrow('Et andet projekt får allerede besked');
  expect(google.changes().map(({ call }) => call)).toEqual(['POST api.vipps.no/accesstoken/get']);
});
