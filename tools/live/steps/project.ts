import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { askForAll, type Google, GoogleError } from '../google.ts';
import { consolePage, done, missing, type Finding, type Live, type Step } from '../step.ts';

const firebaseProject = z.object({ projectNumber: z.string() });

/** The number by which service agents and budgets name the project. */
export async function projectNumber({ google, project }: Live): Promise<string> {
  const request = { service: 'firebase', path: `v1beta1/projects/${project}` };
  return (await google.ask(request, firebaseProject)).projectNumber;
}

const project: Step = {
  id: 'project',
  title: 'Projektet hos Firebase',
  isNeeded: true,
  async check(live) {
    try {
      await projectNumber(live);
      return done;
    } catch (error) {
      // Google answers a stranger's project and one that does not exist alike.
      const isMissing =
        error instanceof GoogleError && (error.failure === 'absent' || error.failure === 'refused');
      if (!isMissing) throw error;
      return missing(`${live.project} findes ikke, eller du har ikke adgang til det.`);
    }
  },
  run: {
    says: 'Opretter projektet (firebase projects:create).',
    asks: 'Et projekt-id kan ikke ændres senere.',
    // Google takes no Danish letters in the name of a project; customers never see it.
    act: ({ programs, project: id }) =>
      programs.firebase('projects:create', id, '--display-name', id),
  },
  person: (place) => [
    'Åbn https://console.firebase.google.com og vælg "Create a new Firebase project".',
    `Skriv ${place.project}, også som projekt-id, og slå "Google Analytics" fra.`,
    'Har du det allerede hos Google Cloud, så vælg "Add Firebase to Google Cloud project".',
    'Er navnet taget af en anden, så vælg et nyt med npm run setup.',
  ],
};

const billingInfo = z.object({
  billingEnabled: z.optional(z.boolean()),
  billingAccountName: z.optional(z.string()),
});

const askBilling = ({ google, project: id }: Live): Promise<z.infer<typeof billingInfo>> =>
  google.ask({ service: 'cloudbilling', path: `v1/projects/${id}/billingInfo` }, billingInfo);

const billing: Step = {
  id: 'billing',
  title: 'Betalingsplanen Blaze',
  isNeeded: true,
  async check(live) {
    const { billingEnabled } = await askBilling(live);
    return billingEnabled ? done : missing('Projektet har ingen betalingskonto.');
  },
  person: (place) => [
    `Åbn ${consolePage(place, 'usage/details')}`,
    'Vælg "Modify plan", derefter "Blaze", og vælg eller opret en "Cloud Billing account" med et betalingskort.',
    'Butikkens funktioner kræver planen. En lille butik betaler nogle få kroner om måneden.',
  ],
};

const budget = z.object({
  budgetFilter: z.optional(z.object({ projects: z.optional(z.array(z.string())) })),
  thresholdRules: z.optional(z.array(z.unknown())),
});

/** 200 kroner in the currencies of accounts in and around Denmark, as near as a warning needs. */
const BUDGETS: Readonly<Record<string, number>> = {
  ...{ DKK: 200, EUR: 27, SEK: 300, NOK: 310, GBP: 23, USD: 30, CHF: 25 },
};

const billingAccount = z.object({ currencyCode: z.optional(z.string()) });

/** A budget has the currency of its account. */
async function budgetAmount(google: Google, account: string) {
  const request = { service: 'cloudbilling', path: `v1/${account}` };
  const { currencyCode = '' } = await google.ask(request, billingAccount);
  const units = BUDGETS[currencyCode];
  if (units === undefined)
    throw new Problem(`Kontoen regner i en anden valuta (${currencyCode || 'ukendt'}).`);
  return { specifiedAmount: { currencyCode, units: String(units) } };
}

async function budgetsOf(google: Google, account: string): Promise<z.infer<typeof budget>[]> {
  const request = { service: 'billingbudgets', path: `v1/${account}/budgets` };
  return askForAll(google, request, { field: 'budgets', item: budget });
}

async function checkBudget(live: Live): Promise<Finding> {
  const { billingAccountName } = await askBilling(live);
  if (!billingAccountName) return missing('Projektet har ingen betalingskonto.');
  const own = `projects/${await projectNumber(live)}`;
  const watches = ({ budgetFilter, thresholdRules }: z.infer<typeof budget>): boolean =>
    (budgetFilter?.projects?.includes(own) ?? true) && (thresholdRules?.length ?? 0) > 0;
  const budgets = await budgetsOf(live.google, billingAccountName);
  return budgets.some(watches) ? done : missing('Ingen får besked, når regningen vokser.');
}

const budgetAlert: Step = {
  id: 'budget',
  title: 'Besked, når regningen vokser',
  check: checkBudget,
  run: {
    says: 'Opretter et budget på 200 kr. om måneden, omregnet til kontoens valuta, med mail ved 50, 90 og 100 %. Det stopper intet.',
    async act(live) {
      const { billingAccountName: account = '' } = await askBilling(live);
      await live.google.ask(
        {
          method: 'POST',
          service: 'billingbudgets',
          path: `v1/${account}/budgets`,
          body: {
            displayName: `${live.business.businessName} (${live.project})`.slice(0, 60),
            budgetFilter: { projects: [`projects/${await projectNumber(live)}`] },
            amount: await budgetAmount(live.google, account),
            thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
          },
        },
        z.unknown(),
      );
    },
  },
  person: () => [
    'Åbn https://console.cloud.google.com/billing, vælg kontoen og derefter "Budgets & alerts".',
    'Vælg "Create budget", skriv et beløb, og behold grænserne på 50, 90 og 100 %.',
  ],
};

const service = z.object({ name: z.string(), state: z.optional(z.string()) });

/** Every service that the site, the functions and these steps use. */
function servicesOf({ business: { appCheck, pushKey } }: Live): string[] {
  const used = [
    'apikeys',
    'artifactregistry',
    'billingbudgets',
    'cloudbilling',
    'cloudbuild',
    'cloudfunctions',
    'cloudresourcemanager',
    'cloudscheduler',
    'eventarc',
    'firebase',
    'firebasedatabase',
    'firebasehosting',
    'firebaserules',
    'firebasestorage',
    'firestore',
    'identitytoolkit',
    'pubsub',
    'run',
    'secretmanager',
    'securetoken',
    'storage',
    ...(appCheck.provider === 'none' ? [] : ['firebaseappcheck']),
    ...(appCheck.provider === 'recaptcha-enterprise' ? ['recaptchaenterprise'] : []),
    ...(pushKey ? ['fcm', 'fcmregistrations', 'firebaseinstallations'] : []),
  ];
  return used.map((name) => `${name}.googleapis.com`);
}

/** Google enables at most 20 services at once. */
const AT_ONCE = 20;

async function servicesThatAreOff(live: Live): Promise<string[]> {
  const request = {
    service: 'serviceusage',
    path: `v1/projects/${live.project}/services?filter=state:ENABLED&pageSize=200`,
  };
  const enabled = await askForAll(live.google, request, { field: 'services', item: service });
  const names = new Set(enabled.map(({ name }) => name.split('/').at(-1)));
  return servicesOf(live).filter((name) => !names.has(name));
}

const services: Step = {
  id: 'services',
  title: 'Googles tjenester i projektet',
  isNeeded: true,
  async check(live) {
    const off = await servicesThatAreOff(live);
    return off.length === 0 ? done : missing(`Ikke slået til: ${off.join(', ')}`);
  },
  run: {
    says: 'Slår de tjenester til, som butikken bruger. Det kan tage et par minutter.',
    async act(live) {
      const off = await servicesThatAreOff(live);
      for (let start = 0; start < off.length; start += AT_ONCE) {
        const serviceIds = off.slice(start, start + AT_ONCE);
        const path = `v1/projects/${live.project}/services:batchEnable`;
        const request = { method: 'POST', service: 'serviceusage', path, body: { serviceIds } };
        await live.google.ask({ ...request, method: 'POST' }, z.unknown());
      }
    },
  },
  person: () => ['Du skal være "Owner" af projektet, og planen skal være Blaze.'],
};

export const projectSteps: readonly Step[] = [project, billing, services, budgetAlert];
