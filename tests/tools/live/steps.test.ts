import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localGiftCards } from '#src/config/local.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { examine } from '../../../tools/live/examine.ts';
import { type Business, isChosen } from '../../../tools/live/step.ts';
import { functionNames } from '../../../tools/live/steps/site.ts';
import { steps } from '../../../tools/live/steps/steps.ts';
import { Refusal } from './googleStandIn.ts';
import { lackingPersonSteps, lackingSteps, stuckSteps } from './lackingSteps.ts';
import { keyOfAppCheck, repository, withAppCheck } from './liveShop.ts';
import { shop, stepNamed, type Shop } from './shop.ts';

/** Steps that nobody but a person can see. */
const UNSEEN = ['mobilepay-link', 'content', 'rehearsal'];
const ledgerAccounts = { dinero: '', billy: '', economic: '' };
/** Steps that look at this machine, or ask the DNS. */
const LOCAL = [
  ...['business', 'generated-files', 'contact-mails', 'order-mails', 'bot-check'],
  ...['automatic-payments', 'mail-domain', 'push'],
];

test('every step of a live shop is done', async () => {
  const { live, google } = await shop({ ...withAppCheck('recaptcha-v3') });
  google.lacks.set('key', keyOfAppCheck);
  for (const step of steps) {
    const status = UNSEEN.includes(step.id) ? 'unknown' : 'done';
    expect([step.id, await examine(step, live)]).toEqual([step.id, { status }]);
  }
  expect(google.changes()).toEqual([]);
});

const mailbox = { host: 'smtp.butik.dk', port: 587, user: 'mail@butik.dk', perDay: 300 };

describe('what a shop did not choose it does not hear of', () => {
  const chosenIds = ({ live }: Shop) =>
    steps.filter((step) => isChosen(step, live)).map(({ id }) => id);

  test.each<[string, Partial<Business>, string[]]>([
    [
      'payments by hand',
      { payments: { mobilePay: 'manual', card: false } },
      ['automatic-payments', 'secret-MOBILEPAY_CLIENT_SECRET', 'secret-MOBILEPAY_WEBHOOK_SECRET'],
    ],
    [
      'gift cards that are taken',
      { giftCards: { ...localGiftCards, amounts: [], ledgerAccounts } },
      ['gift-cards'],
    ],
    [
      'no App Check',
      { appCheck: { provider: 'none', siteKey: '' } },
      ['app-check', 'app-check-pictures', 'app-check-enforcement'],
    ],
  ])('%s', async (_, chosen, ids) => {
    const all = chosenIds(await shop(withAppCheck('recaptcha-v3')));
    expect(all).toEqual(expect.arrayContaining(ids));
    const left = chosenIds(await shop({ ...withAppCheck('recaptcha-v3'), ...chosen }));
    expect(left.filter((id) => ids.includes(id))).toEqual([]);
  });

  test('a secret of mails or of the bot check is asked for where its key is written', async () => {
    const place = await shop();
    const secrets = () => chosenIds(place).filter((id) => /secret-(?!MOBILEPAY)/.test(id));
    expect(secrets()).toEqual(['secret-EMAILJS_PRIVATE_KEY', 'secret-RECAPTCHA_SECRET']);
    for (const file of ['.env', 'functions/.env']) writeFileSync(join(place.live.root, file), '');
    expect(secrets()).toEqual(['no-secret-EMAILJS_PRIVATE_KEY', 'no-secret-RECAPTCHA_SECRET']);
    const sending = await shop({ mailbox });
    const ids = chosenIds(sending);
    expect(ids).toEqual(expect.arrayContaining(['secret-MAILBOX_PASSWORD', 'mail-domain']));
    expect(ids.filter((id) => /EMAILJS|(contact|order)-mails/.test(id))).toEqual([]);
  });
});

test.each([
  [['v=spf1 -all'], [], 'butik.dk har ingen DMARC.'],
  [[], ['v=DMARC1; p=none'], 'butik.dk har ingen SPF.'],
  [['google-site-verification=x'], undefined, 'DNS svarede ikke.'],
])('the domain of the mails has to vouch for them: %o, %o', async (own, dmarc, why) => {
  const { live } = await shop({ mailbox });
  const domainTexts = (domain: string) =>
    Promise.resolve(domain === '_dmarc.butik.dk' ? dmarc : own);
  expect(await examine(stepNamed('mail-domain'), { ...live, domainTexts })).toMatchObject({ why });
});

test.each([
  ['EUR', { currencyCode: 'EUR', units: '27' }],
  ['SEK', { currencyCode: 'SEK', units: '300' }],
])('a budget of kroner is converted for an account in %s', async (currencyCode, amount) => {
  const { live, google } = await shop();
  google.lacks.set('currency', { 'GET cloudbilling/v1/billingAccounts/A': { currencyCode } });
  await stepNamed('budget').run?.act(live);
  expect(google.changes()).toMatchObject([{ body: { amount: { specifiedAmount: amount } } }]);
});

test('what is not mended by a command is told to a person', () => {
  expect(steps.filter(({ run, person }) => !run && !person).map(({ id }) => id)).toEqual([
    'business',
  ]);
});

test.each([...lackingPersonSteps, ...stuckSteps])(
  '$id is seen to lack something: $lack',
  async ({ id, lack }) => {
    const { live, google } = await shop();
    google.lacks.set(id, lack);
    const isStuck = stuckSteps.some((each) => each.lack === lack);
    expect(await examine(stepNamed(id), live)).toEqual({
      status: 'missing',
      why: expect.any(String) as string,
      ...(isStuck && { stuck: true }),
    });
    expect(google.changes()).toEqual([]);
  },
);

test.each(lackingSteps)('$id is seen, and mended', async ({ id, lack, changes, programs }) => {
  const place = await shop();
  const { live, google } = place;
  google.lacks.set(id, lack);
  expect(await examine(stepNamed(id), live)).toEqual({
    status: 'missing',
    why: expect.any(String) as string,
  });
  expect(google.changes()).toEqual([]);
  await stepNamed(id).run?.act(live);
  const changed = Object.fromEntries(google.changes().map(({ call, body }) => [call, body]));
  expect([...place.programs, ...Object.keys(changed)]).not.toEqual([]);
  if (programs) expect(place.programs).toEqual(programs);
  if (changes) expect(Object.keys(changed)).toEqual(Object.keys(changes));
  expect(changed).toMatchObject(changes ?? {});
});

test('every command that mends is tried', () => {
  const tried = new Set([
    ...lackingSteps.map(({ id }) => id),
    ...['generated-files', 'keys', 'app-check-pictures', 'app-check-enforcement'],
  ]);
  expect(steps.filter(({ id, run }) => run && !tried.has(id))).toEqual([]);
});

const asking = steps.filter(({ id }) => ![...UNSEEN, ...LOCAL, 'project'].includes(id));

test('every step that Google refuses says that it could not ask', async () => {
  const { live, google } = await shop(withAppCheck('recaptcha-enterprise'));
  google.refusesEverything = new Refusal(403);
  const refused = { status: 'unanswered', why: 'Google afviser dig (403): som en prøve' };
  for (const step of asking)
    expect([step.id, await examine(step, live)]).toEqual([step.id, refused]);
});

describe('keys', () => {
  test('are written into .env, and nothing else in it changes', async () => {
    const { live } = await shop();
    const file = join(live.root, '.env');
    const mixed = '# own\nVITE_FIREBASE_API_KEY=old\nVITE_MEASUREMENT_ID=G-1';
    writeFileSync(file, mixed);
    const step = stepNamed('keys');
    expect(await examine(step, live)).toMatchObject({
      why: expect.stringMatching(/^Mangler eller er andre: VITE_FIREBASE_API_KEY, /) as string,
    });
    await step.run?.act(live);
    expect(readFileSync(file, 'utf8')).toBe(
      [
        '# own',
        'VITE_FIREBASE_API_KEY=key',
        'VITE_MEASUREMENT_ID=G-1',
        'VITE_FIREBASE_PROJECT_ID=butik',
        'VITE_FIREBASE_APP_ID=1:123:web:abc',
        'VITE_FIREBASE_STORAGE_BUCKET=butik.firebasestorage.app',
        'VITE_FIREBASE_DATABASE_URL=https://butik-default-rtdb.europe-west1.firebasedatabase.app',
        '',
      ].join('\n'),
    );
    expect(await examine(step, live)).toEqual({ status: 'done' });
  });

  test('begin with the explanations of the example', async () => {
    const { live } = await shop();
    const file = join(live.root, '.env');
    rmSync(file);
    await stepNamed('keys').run?.act(live);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# [\s\S]*\nVITE_FIREBASE_API_KEY=key\n[\s\S]*\n# EmailJS/,
    );
    expect(await examine(stepNamed('keys'), live)).toEqual({ status: 'done' });
    for (const id of ['contact-mails', 'bot-check'])
      expect(await examine(stepNamed(id), live)).toMatchObject({ status: 'missing' });
  });

  test('are missing while there is no app', async () => {
    const { live, google } = await shop();
    google.lacks.set('app', { 'GET firebase/v1beta1/projects/butik/webApps': { apps: undefined } });
    expect(await examine(stepNamed('keys'), live)).toMatchObject({ status: 'missing' });
  });
});

test.each([
  ['order-mails', '', 'EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY'],
  ['automatic-payments', 'MOBILEPAY_CLIENT_ID=id', 'MOBILEPAY_MERCHANT_SERIAL_NUMBER'],
])('%s needs the environment of the functions', async (id, text, missing) => {
  const { live } = await shop();
  writeFileSync(join(live.root, 'functions/.env'), text);
  expect(await examine(stepNamed(id), live)).toMatchObject({
    why: `Tomme i functions/.env: ${missing}`,
  });
});

test.each(['functions', 'hosting'])('%s are deployed again with other keys', async (id) => {
  const { live } = await shop();
  const step = stepNamed(id);
  await step.run?.act(live);
  expect(await examine(step, live)).toEqual({ status: 'done' });
  writeFileSync(join(live.root, 'functions/.env'), 'EMAILJS_SERVICE_ID=other');
  expect(await examine(step, live)).toMatchObject({ status: 'missing' });
  await step.run?.act(live);
  expect(await examine(step, live)).toEqual({ status: 'done' });
});

test.each([
  { origin: 'https://butik.example' },
  { cvrNumber: '00000000' },
  { mailbox: { ...mailbox, host: 'smtp.butik.example' } },
])('the demonstration does not go live: %o', async (demo) => {
  const { live } = await shop(demo);
  expect(await examine(stepNamed('business'), live)).toMatchObject({ stuck: true });
});

test('an address is taken by the account that claim-owners made, before its owner opens the mail', async () => {
  const { live, google } = await shop();
  const { lack } = lackingSteps.find(({ id }) => id === 'owners-verified') ?? {};
  google.lacks.set('owners', lack ?? {});
  expect(await examine(stepNamed('owners-claimed'), live)).toEqual({ status: 'done' });
});

test('files that were generated for another business are generated again', async () => {
  const { live } = await shop();
  const step = stepNamed('generated-files');
  writeFileSync(join(live.root, 'cors.json'), '[]');
  expect(await examine(step, live)).toMatchObject({
    why: 'Andet end site.config.json siger: cors.json',
  });
  await step.run?.act(live);
  expect(await examine(step, live)).toEqual({ status: 'done' });
});

test('a site at one of Firebase’s own addresses needs no domain', async () => {
  const { live } = await shop({ origin: 'https://butik.web.app' });
  expect(await examine(stepNamed('domain'), live)).toEqual({ status: 'done' });
});

test('a bucket of another name is the one that is asked about', async () => {
  const { live, google } = await shop({ bucket: 'egne-billeder' });
  google.lacks.set('bucket', {
    'GET firebasestorage/v1alpha/projects/butik/defaultBucket': {
      bucket: { name: 'projects/butik/buckets/egne-billeder' },
    },
  });
  expect(await examine(stepNamed('bucket'), live)).toEqual({ status: 'done' });
  await examine(stepNamed('cors'), live);
  expect(google.received.at(-1)?.call).toBe('GET storage/storage/v1/b/egne-billeder');
});

test('the Realtime Database stays in Europe where the region has none', async () => {
  const { live, google } = await shop({ region: 'europe-north1' });
  await stepNamed('realtime-database').run?.act(live);
  expect(google.changes()[0]?.call).toContain('/locations/europe-west1/instances');
});

test('indexes that are being built are told from those that are missing', async () => {
  const { live, google } = await shop();
  const whole = google.answer(
    'GET firestore/v1/projects/butik/databases/(default)/collectionGroups/-/indexes',
  ) as { indexes: { state: string }[] };
  google.lacks.set('indexes', {
    'GET firestore/v1/projects/butik/databases/(default)/collectionGroups/-/indexes': {
      indexes: whole.indexes.map((index, at) => (at < 2 ? { ...index, state: 'CREATING' } : index)),
    },
  });
  expect(await examine(stepNamed('indexes'), live)).toMatchObject({
    why: '2 indekser bygges endnu. Det kan tage nogle minutter.',
  });
});

test('the functions that are looked for are those of the repository', async () => {
  const names = await functionNames(repository);
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.values(contracts).map(({ name }) => name),
      ...['publicPage', 'sendOrderMail', 'remindOfOrders', 'makeVoucherPdf'],
    ]),
  );
  expect(names.filter((name) => !/^[a-z]\w+$/.test(name))).toEqual([]);
});

describe('App Check', () => {
  test.each(['recaptcha-v3', 'recaptcha-enterprise'] as const)(
    '%s waits until Firebase knows the site',
    async (provider) => {
      const { live, google } = await shop(withAppCheck(provider));
      const app = 'GET firebaseappcheck/v1/projects/123/apps/1:123:web:abc';
      google.lacks.set('app-check', {
        [`${app}/recaptchaEnterpriseConfig`]: { siteKey: 'anden' },
        [`${app}/recaptchaV3Config`]: { siteSecretSet: undefined },
      });
      expect(await examine(stepNamed('app-check'), live)).toMatchObject({ status: 'missing' });
    },
  );

  test('is enforced for what is still open, and never for the files', async () => {
    const { live, google } = await shop(withAppCheck('recaptcha-v3'));
    google.lacks.set('app-check-enforcement', {
      'GET firebaseappcheck/v1beta/projects/123/services': {
        services: [
          {
            name: 'projects/123/services/firestore.googleapis.com',
            enforcementMode: 'UNENFORCED',
          },
          {
            name: 'projects/123/services/firebasestorage.googleapis.com',
            enforcementMode: 'UNENFORCED',
          },
        ],
      },
    });
    const step = stepNamed('app-check-enforcement');
    expect(await examine(step, live)).toMatchObject({
      why: expect.stringMatching(/^Svarer alle: firestore\./) as string,
    });
    await step.run?.act(live);
    expect(google.changes()).toEqual(
      ['firestore', 'firebasedatabase', 'identitytoolkit'].map((name) => ({
        call: `PATCH firebaseappcheck/v1beta/projects/123/services/${name}.googleapis.com`,
        body: { enforcementMode: 'ENFORCED' },
      })),
    );
  });

  test('is taken back where it refuses every picture of a page', async () => {
    const { live, google } = await shop(withAppCheck('recaptcha-v3'));
    const storage = 'projects/123/services/firebasestorage.googleapis.com';
    google.lacks.set('app-check-pictures', {
      'GET firebaseappcheck/v1beta/projects/123/services': {
        services: [{ name: storage, enforcementMode: 'ENFORCED' }],
      },
    });
    const step = stepNamed('app-check-pictures');
    expect(await examine(step, live)).toMatchObject({
      why: expect.stringMatching(/^Storage afviser sidens billeder/) as string,
    });
    await step.run?.act(live);
    expect(google.changes()).toEqual([
      {
        call: `PATCH firebaseappcheck/v1beta/${storage}`,
        body: { enforcementMode: 'UNENFORCED' },
      },
    ]);
  });
});
