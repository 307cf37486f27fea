import { join } from 'node:path';
import * as z from 'zod/mini';
import { PAYMENT_WEBHOOK_PATH } from '#src/model/payments/contracts.ts';
import { readEnvironment } from '../environmentFile.ts';
import { askIfPresent } from '../google.ts';
import { done, hostOf, missing, type Finding, type Place, type Step } from '../step.ts';

/** Looks whether every name has a value in a `.env` file of the repository. */
function written({ root }: Place, file: string, names: readonly string[]): Finding {
  const values = readEnvironment(join(root, file));
  const empty = names.filter((name) => !values[name]);
  return empty.length === 0 ? done : missing(`Tomme i ${file}: ${empty.join(', ')}`);
}

const contactMails: Step = {
  id: 'contact-mails',
  title: 'Mails fra kontaktformularen (EmailJS)',
  isOptional: true,
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
    'Kopiér functions/.env.example til functions/.env, og skriv nøglerne. docs/OPERATIONS.md nævner skabelonens felter.',
  ],
};

const botCheck: Step = {
  id: 'bot-check',
  title: 'Robottjek af formularer (reCAPTCHA)',
  isOptional: true,
  check: (live) => Promise.resolve(written(live, '.env', ['VITE_RECAPTCHA_SITE_KEY'])),
  person: (place) => [
    'Åbn https://www.google.com/recaptcha/admin/create',
    'Vælg "Challenge (v2)" og \'"I\'m not a robot" Checkbox\'.',
    `Skriv ${hostOf(place)} under "Domains", og vælg "Submit".`,
    'Skriv "Site key" i .env (VITE_RECAPTCHA_SITE_KEY). "Secret key" bruges i næste trin.',
  ],
};

/** A shop that is paid by hand has no keys of Vipps MobilePay. */
const takesPayments = ({ business }: Place): boolean => business.payments.mobilePay === 'automatic';

const automaticPayments: Step = {
  id: 'automatic-payments',
  title: 'Automatisk MobilePay (kun når det er valgt i site.config.json)',
  check: (live) =>
    Promise.resolve(
      takesPayments(live)
        ? written(live, 'functions/.env', [
            'MOBILEPAY_CLIENT_ID',
            'MOBILEPAY_MERCHANT_SERIAL_NUMBER',
          ])
        : done,
    ),
  person: (place) => [
    'Åbn https://portal.vippsmobilepay.com, vælg salgsstedet med ePayment og "API keys".',
    'Skriv "client_id" og "Merchant Serial Number" i functions/.env (MOBILEPAY_...).',
    `Registrér en webhook for https://${hostOf(place)}${PAYMENT_WEBHOOK_PATH}. docs/OPERATIONS.md viser hvordan; svarets "secret" bruges i et senere trin.`,
  ],
};

const version = z.object({ state: z.optional(z.string()) });

function secretStep(
  secret: string,
  belongsTo: string,
  isNeeded: (place: Place) => boolean = () => true,
): Step {
  return {
    id: `secret-${secret}`,
    title: `Hemmeligheden ${secret}`,
    async check(live) {
      if (!isNeeded(live)) return done;
      const { google, project } = live;
      const path = `v1/projects/${project}/secrets/${secret}/versions/latest`;
      const found = await askIfPresent(google, { service: 'secretmanager', path }, version);
      return found?.state === 'ENABLED'
        ? done
        : missing('Funktionerne kan ikke lægges op uden den.');
    },
    run: {
      says: `Beder om ${belongsTo} og gemmer den i Secret Manager. Bruger butikken den ikke, så skriv et hvilket som helst ord.`,
      needsTerminal: true,
      act: ({ programs, project }) =>
        programs.firebase('functions:secrets:set', secret, '--project', project),
    },
    person: (place) => [
      `Kør: npx firebase functions:secrets:set ${secret} --project ${place.project}`,
    ],
  };
}

export const providerSteps: readonly Step[] = [
  contactMails,
  orderMails,
  botCheck,
  automaticPayments,
  secretStep('EMAILJS_PRIVATE_KEY', '"Private Key" fra EmailJS-kontoen til ordrer'),
  secretStep('RECAPTCHA_SECRET', '"Secret key" fra reCAPTCHA'),
  secretStep('MOBILEPAY_CLIENT_SECRET', '"client_secret" fra Vipps MobilePay', takesPayments),
  secretStep(
    'MOBILEPAY_SUBSCRIPTION_KEY',
    '"Ocp-Apim-Subscription-Key" fra Vipps MobilePay',
    takesPayments,
  ),
  secretStep('MOBILEPAY_WEBHOOK_SECRET', '"secret" fra svaret om din webhook', takesPayments),
];
