import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { readEnvironment } from '../environmentFile.ts';
import { anyAnswer, askIfPresent } from '../google.ts';
import { findWebhook } from './paymentWebhook.ts';
import {
  consolePage,
  done,
  hostOf,
  missing,
  type Finding,
  type Live,
  type Place,
  type Step,
} from '../step.ts';

/** Looks whether every name has a value in a `.env` file of the repository. */
function written({ root }: Place, file: string, names: readonly string[]): Finding {
  const values = readEnvironment(join(root, file));
  const empty = names.filter((name) => !values[name]);
  return empty.length === 0 ? done : missing(`Tomme i ${file}: ${empty.join(', ')}`);
}

/** A shop that sends from a mailbox has no account at EmailJS: the server mails messages too. */
const hasMailbox = ({ business }: Place): boolean => Boolean(business.mailbox);

const contactMails: Step = {
  id: 'contact-mails',
  title: 'Mails fra kontaktformularen, hvis serveren ingen sender (EmailJS)',
  isOptional: true,
  isChosen: (place) => !hasMailbox(place),
  check: (live) =>
    Promise.resolve(
      written(live, '.env', [
        'VITE_EMAILJS_PUBLIC_KEY',
        'VITE_EMAILJS_SERVICE_ID',
        'VITE_EMAILJS_TEMPLATE_ID',
      ]),
    ),
  person: (place) => [
    'Opret en konto på https://www.emailjs.com til kontaktformularen, en "Email Service" og en "Email Template".',
    'Skriv din egen adresse under "To Email" i skabelonen, aldrig {{to_email}}, og {{reply_to}} under "Reply To".',
    `Slå kun dit domæne (${hostOf(place)}) til under "Account", "Security".`,
    'Skriv nøglerne i .env (VITE_EMAILJS_...). docs/OPERATIONS.md nævner skabelonens felter.',
  ],
};

const orderMails: Step = {
  id: 'order-mails',
  title: 'Mails om ordrer (EmailJS, en konto for sig)',
  isOptional: true,
  isChosen: (place) => !hasMailbox(place),
  check: (live) =>
    Promise.resolve(
      written(live, 'functions/.env', [
        'EMAILJS_SERVICE_ID',
        'EMAILJS_TEMPLATE_ID',
        'EMAILJS_PUBLIC_KEY',
      ]),
    ),
  person: () => [
    'Opret en anden konto på https://www.emailjs.com, med en "Email Service" og en "Email Template".',
    'Slå "Allow EmailJS API for non-browser applications" og "Use Private Key" til under "Account", "Security".',
    'Skriv nøglerne i functions/.env (EMAILJS_...). docs/OPERATIONS.md nævner skabelonens felter.',
  ],
};

const botCheck: Step = {
  id: 'bot-check',
  title: 'Robottjek af formularer (reCAPTCHA)',
  isOptional: true,
  check: (live) => Promise.resolve(written(live, '.env', ['VITE_RECAPTCHA_SITE_KEY'])),
  person: (place) => [
    `Åbn https://console.cloud.google.com/security/recaptcha?project=${place.project}, og vælg "Create key".`,
    `Vælg "Website" med "Checkbox" (før hed det "Challenge (v2)"), og skriv ${hostOf(place)} som domæne.`,
    'Skriv "Key ID" i .env (VITE_RECAPTCHA_SITE_KEY).',
    'Hemmeligheden står under "Key details", "Integration", "Use legacy key". Den bruges i et senere trin.',
  ],
};

/** The key is public: the build takes it from the business. */
const push: Step = {
  id: 'push',
  title: 'Push til din telefon (Firebase Cloud Messaging)',
  isOptional: true,
  check: ({ business }) =>
    Promise.resolve(business.pushKey ? done : missing('site.config.json har ingen pushKey.')),
  person: (place) => [
    `Åbn ${consolePage(place, 'settings/cloudmessaging')}, og tryk på "Generate key pair" under "Web Push certificates".`,
    'Skriv nøglen under "Key pair", når npm run setup spørger om push, og læg siden op igen.',
  ],
};

/** A shop that is paid by hand has no keys of Vipps MobilePay. */
const takesPayments = ({ business }: Place): boolean => business.payments.mobilePay === 'automatic';

const automaticPayments: Step = {
  id: 'automatic-payments',
  title: 'Automatisk MobilePay',
  isChosen: takesPayments,
  check: (live) =>
    Promise.resolve(
      written(live, 'functions/.env', ['MOBILEPAY_CLIENT_ID', 'MOBILEPAY_MERCHANT_SERIAL_NUMBER']),
    ),
  person: () => [
    'Åbn https://portal.vippsmobilepay.com, vælg "For developers", "Production" og "Show keys" ved salgsstedet med ePayment.',
    'Skriv "client_id" og "Merchant Serial Number" i functions/.env (MOBILEPAY_...). De to andre nøgler bruges i senere trin.',
  ],
};

const version = z.object({ name: z.optional(z.string()), state: z.optional(z.string()) });
const numberOf = ({ name }: z.infer<typeof version>): string => name?.split('/').at(-1) ?? '';

const secretOfProject = z.object({ labels: z.optional(z.record(z.string(), z.string())) });
type Labels = Readonly<Record<string, string>>;

/** The label by which firebase-tools knows a secret that it may look after. */
const MANAGED: Labels = { 'firebase-managed': 'true' };

interface Secret {
  name: string;
  /** What a person is asked for. */
  words: string;
  /** False where no function names it. */
  isNamed?: (place: Place) => boolean;
  isUsed: (place: Place) => boolean;
}

const pathOf = ({ project }: Place, { name }: Secret): string =>
  `v1/projects/${project}/secrets/${name}`;

const findSecret = (live: Live, secret: Secret) =>
  askIfPresent(
    live.google,
    { service: 'secretmanager', path: pathOf(live, secret) },
    secretOfProject,
  );

/** Returns the number of the newest version that the functions may read; none where there is no such. */
async function readableVersion(live: Live, secret: Secret): Promise<string | undefined> {
  const path = `${pathOf(live, secret)}/versions/latest`;
  const found = await askIfPresent(live.google, { service: 'secretmanager', path }, version);
  return found?.state === 'ENABLED' ? numberOf(found) : undefined;
}

/** The label of a secret whose version of that number only stands in for one that nobody needs. */
const STAND_IN = 'stand-in';

/** A person types a secret that the shop uses. */
const typedSecret = (secret: Secret): Step => ({
  id: `secret-${secret.name}`,
  title: `Hemmeligheden ${secret.name}`,
  isChosen: secret.isUsed,
  async check(live) {
    const number = await readableVersion(live, secret);
    if (number === undefined) return missing('Funktionerne kan ikke lægges op uden den.');
    const found = await findSecret(live, secret);
    return found?.labels?.[STAND_IN] === number
      ? missing('Den er kun et fyldord fra dengang, butikken ikke brugte den.')
      : done;
  },
  run: {
    says: `Beder om ${secret.words} og gemmer den i Secret Manager.`,
    needsTerminal: true,
    act: ({ programs, project }) =>
      programs.firebase('functions:secrets:set', secret.name, '--project', project),
  },
  person: ({ project }) => [
    `Kør: npx firebase functions:secrets:set ${secret.name} --project ${project}`,
  ],
});

/** An earlier run may have been cut off behind it. */
async function makeSecret(live: Live, secret: Secret, labels: Labels = {}): Promise<void> {
  if (await findSecret(live, secret)) return;
  const path = `v1/projects/${live.project}/secrets?secretId=${secret.name}`;
  const body = { replication: { automatic: {} }, labels: { ...MANAGED, ...labels } };
  await live.google.ask({ method: 'POST', service: 'secretmanager', path, body }, anyAnswer);
}

/** Adds a version, and returns its number. */
async function addVersion(live: Live, secret: Secret, text: string): Promise<string> {
  const path = `${pathOf(live, secret)}:addVersion`;
  const body = { payload: { data: Buffer.from(text).toString('base64') } };
  const request = { method: 'POST', service: 'secretmanager', path, body } as const;
  return numberOf(await live.google.ask(request, version));
}

async function labelSecret(live: Live, secret: Secret, labels: Labels): Promise<void> {
  const path = `${pathOf(live, secret)}?updateMask=labels`;
  const body = { labels: { ...MANAGED, ...labels } };
  await live.google.ask({ method: 'PATCH', service: 'secretmanager', path, body }, anyAnswer);
}

/** Functions are not deployed without the secrets that they name, also where the shop uses none of them. */
const unusedSecret = (secret: Secret): Step => ({
  id: `no-secret-${secret.name}`,
  title: `${secret.name}, som butikken ikke bruger`,
  isChosen: (place) => (secret.isNamed?.(place) ?? true) && !secret.isUsed(place),
  check: async (live) =>
    (await readableVersion(live, secret)) === undefined
      ? missing('Funktionerne kan ikke lægges op uden den.')
      : done,
  run: {
    says: 'Gemmer et fyldord i Secret Manager.',
    async act(live) {
      await makeSecret(live, secret, { [STAND_IN]: '1' });
      await labelSecret(live, secret, { [STAND_IN]: await addVersion(live, secret, 'unused') });
    },
  },
});

const hasValue =
  (file: string, name: string) =>
  ({ root }: Place): boolean =>
    Boolean(readEnvironment(join(root, file))[name]);

const MAILBOX_SECRET: Secret = {
  name: 'MAILBOX_PASSWORD',
  words: 'adgangskoden til postkassen, som butikken sender mails fra',
  isUsed: hasMailbox,
};

const hasEmailJs = hasValue('functions/.env', 'EMAILJS_SERVICE_ID');

const MAIL_SECRET: Secret = {
  name: 'EMAILJS_PRIVATE_KEY',
  words: '"Private Key" fra EmailJS-kontoen til ordrer',
  isNamed: (place) => !hasMailbox(place),
  isUsed: (place) => !hasMailbox(place) && hasEmailJs(place),
};

const BOT_CHECK_SECRET: Secret = {
  name: 'RECAPTCHA_SECRET',
  words: 'hemmeligheden ("legacy key") fra reCAPTCHA',
  isUsed: hasValue('.env', 'VITE_RECAPTCHA_SITE_KEY'),
};

/** Functions name these only in a shop that takes payments. */
const paymentSecret = (name: string, words: string): Secret => ({
  name,
  words,
  isUsed: takesPayments,
});
const CLIENT_SECRET = paymentSecret(
  'MOBILEPAY_CLIENT_SECRET',
  '"client_secret" fra Vipps MobilePay',
);
const SUBSCRIPTION_KEY = paymentSecret(
  'MOBILEPAY_SUBSCRIPTION_KEY',
  '"Ocp-Apim-Subscription-Key" fra Vipps MobilePay',
);
const WEBHOOK_SECRET = paymentSecret(
  'MOBILEPAY_WEBHOOK_SECRET',
  '"secret" fra svaret om din webhook',
);

const accessed = z.object({ payload: z.object({ data: z.string() }) });

async function readSecret(live: Live, secret: Secret): Promise<string> {
  const path = `${pathOf(live, secret)}/versions/latest:access`;
  const { payload } = await live.google.ask({ service: 'secretmanager', path }, accessed);
  return Buffer.from(payload.data, 'base64').toString().trim();
}

/** The label of the webhook's secret that names the domain that was registered. */
const WEBHOOK_HOST = 'webhook-host';

/** Labels take no dots, and 63 characters. */
const hostLabel = (live: Live): string => hostOf(live).replaceAll('.', '_').slice(0, 63);

const typedWebhook = typedSecret(WEBHOOK_SECRET);

/** The provider tells the secret of the webhook once, to whoever registers it. */
const webhook: Step = {
  ...typedWebhook,
  title: 'Vipps MobilePay giver butikken besked (webhook)',
  async check(live) {
    const finding = await typedWebhook.check(live);
    if (finding.status !== 'done') return finding;
    const host = (await findSecret(live, WEBHOOK_SECRET))?.labels?.[WEBHOOK_HOST];
    // One that was typed names none.
    return host === undefined || host === hostLabel(live)
      ? done
      : missing(`Den er registreret på et andet domæne end ${hostOf(live)}.`);
  },
  run: {
    says: 'Registrerer butikkens adresse hos Vipps MobilePay, og gemmer svarets hemmelighed i Secret Manager.',
    async act(live) {
      const [clientSecret, subscriptionKey] = await Promise.all([
        readSecret(live, CLIENT_SECRET),
        readSecret(live, SUBSCRIPTION_KEY),
      ]);
      const found = await findWebhook(live, { clientSecret, subscriptionKey });
      // A project makes the secret before it registers: without one, the registration is not its own.
      if (found.isRegistered && !(await findSecret(live, WEBHOOK_SECRET)))
        throw new Problem(
          `Et andet projekt får allerede besked om betalinger på ${hostOf(live)}.`,
          'Er det din rigtige butik, så giv denne en anden adresse med npm run setup.',
          `Skal dette projekt tage over: gcloud secrets create ${WEBHOOK_SECRET.name} --project ${live.project}`,
        );
      await makeSecret(live, WEBHOOK_SECRET);
      // Last, because the provider tells it once: from here on nothing but the storing can fail.
      const secret = await found.register();
      await addVersion(live, WEBHOOK_SECRET, secret);
      await labelSecret(live, WEBHOOK_SECRET, { [WEBHOOK_HOST]: hostLabel(live) });
    },
  },
};

export const providerSteps: readonly Step[] = [
  contactMails,
  orderMails,
  botCheck,
  push,
  automaticPayments,
  ...[MAILBOX_SECRET, MAIL_SECRET, BOT_CHECK_SECRET, CLIENT_SECRET, SUBSCRIPTION_KEY].map(
    typedSecret,
  ),
  webhook,
  ...[MAIL_SECRET, BOT_CHECK_SECRET].map(unusedSecret),
];
