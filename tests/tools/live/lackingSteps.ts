import { type Lack, Refusal } from './googleStandIn.ts';
import { keyRestrictions, secretNames } from './liveShop.ts';

/** A step that is not done, the reason that it gives, and what mends it. */
export interface LackingStep {
  id: string;
  lack: Lack;
  why: RegExp;
  /** The changes that Google is asked for; a body where it matters. */
  changes?: Readonly<Record<string, unknown>>;
  /** The programs that are started, in order. */
  programs?: string[];
}

const CONFIG = 'identitytoolkit/admin/v2/projects/butik/config';
const DATABASE = 'firestore/v1/projects/butik/databases/(default)';
const BUCKET = 'storage/storage/v1/b/butik.firebasestorage.app';
const DEFAULT_BUCKET = 'firebasestorage/v1alpha/projects/butik/defaultBucket';
const DOMAINS = 'firebasehosting/v1beta1/projects/butik/sites/butik/customDomains';
const BUDGETS = 'billingbudgets/v1/billingAccounts/A/budgets';
const KEY = 'apikeys/v2/projects/123/locations/global/keys/k';
const POLICY = 'cloudresourcemanager/v1/projects/butik';
const SECRETS = 'secretmanager/v1/projects/butik/secrets';
const ABSENT = new Refusal(404);

const deploys = (what: string) => [`firebase deploy --only ${what} --project butik`];

/** A setting of sign-in that differs, and the one that takes its place. */
const setting = (
  id: string,
  why: RegExp,
  { lacks, written }: { lacks: object; written: object },
) => ({
  id,
  why,
  lack: { [`GET ${CONFIG}`]: lacks },
  changes: { [`PATCH ${CONFIG}`]: written },
});

const ofOwner = { role: 'roles/owner', members: ['user:ejer@butik.dk'], condition: { title: 'x' } };

/** The project, its stores and its app. */
const ofProject: LackingStep[] = [
  {
    id: 'project',
    lack: { 'GET firebase/v1beta1/projects/butik': new Refusal(403) },
    why: /butik findes ikke, eller du har ikke adgang/,
    programs: ['firebase projects:create butik --display-name butik'],
  },
  {
    id: 'services',
    lack: { 'GET serviceusage/v1/projects/butik/services': { services: undefined } },
    why: /^Ikke slået til: apikeys\.googleapis\.com, .*storage\.googleapis\.com$/,
    // Twenty at a time: these are the rest.
    changes: {
      'POST serviceusage/v1/projects/butik/services:batchEnable': {
        serviceIds: ['storage.googleapis.com'],
      },
    },
  },
  {
    id: 'budget',
    lack: {
      [`GET ${BUDGETS}`]: {
        budgets: [{ budgetFilter: { projects: ['projects/9'] }, thresholdRules: [{}] }],
      },
    },
    why: /Ingen får besked/,
    changes: {
      [`POST ${BUDGETS}`]: {
        displayName: 'Butik & Søn (butik)',
        budgetFilter: { projects: ['projects/123'] },
        amount: { specifiedAmount: { currencyCode: 'DKK', units: '200' } },
        thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      },
    },
  },
  {
    id: 'firestore',
    lack: { [`GET ${DATABASE}`]: ABSENT },
    why: /ingen database endnu/,
    changes: {
      'POST firestore/v1/projects/butik/databases': {
        type: 'FIRESTORE_NATIVE',
        locationId: 'europe-west1',
      },
    },
  },
  {
    id: 'bucket',
    lack: { [`GET ${DEFAULT_BUCKET}`]: ABSENT },
    why: /intet billedlager endnu/,
    changes: { [`POST ${DEFAULT_BUCKET}`]: { location: 'europe-west1' } },
  },
  {
    id: 'realtime-database',
    lack: {
      'GET firebasedatabase/v1beta/projects/butik/locations/-/instances': { instances: undefined },
    },
    why: /ikke oprettet/,
    changes: {
      'POST firebasedatabase/v1beta/projects/butik/locations/europe-west1/instances': {
        type: 'DEFAULT_DATABASE',
      },
    },
  },
  {
    id: 'web-app',
    lack: { 'GET firebase/v1beta1/projects/butik/webApps': { apps: undefined } },
    why: /ingen web-app/,
    changes: { 'POST firebase/v1beta1/projects/butik/webApps': { displayName: 'Butik & Søn' } },
  },
  {
    id: 'key-restrictions',
    lack: { [`GET ${KEY}`]: { restrictions: { browserKeyRestrictions: undefined } } },
    why: /Nøglen gælder for flere eller andre sider/,
    changes: { [`PATCH ${KEY}`]: { restrictions: keyRestrictions } },
  },
];

const ofSignIn: LackingStep[] = [
  {
    id: 'identity-platform',
    lack: { [`GET ${CONFIG}`]: { subtype: 'FIREBASE_AUTH' } },
    why: /uden Identity Platform/,
    changes: { 'POST identitytoolkit/v2/projects/butik/identityPlatform:initializeAuth': {} },
  },
  setting('sign-in-method', /E-mail og adgangskode er slået fra/, {
    lacks: { signIn: { email: { enabled: false } } },
    written: {
      signIn: {
        email: { enabled: true, passwordRequired: true },
        anonymous: { enabled: false },
        phoneNumber: { enabled: false },
      },
    },
  }),
  setting('email-enumeration', /"Email enumeration protection" er slået fra/, {
    lacks: { emailPrivacyConfig: undefined },
    written: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  }),
  setting('account-deletion', /slette sin konto hos Google/, {
    lacks: { client: undefined },
    written: { client: { permissions: { disabledUserDeletion: true } } },
  }),
  setting('authorised-domains', /"Authorized domains"/, {
    lacks: { authorizedDomains: ['localhost', 'butik.web.app'] },
    written: { authorizedDomains: ['localhost', 'butik.web.app', 'butik.dk'] },
  }),
  setting('password-policy', /kræver noget andet/, {
    lacks: { passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } },
    written: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              minPasswordLength: 8,
              maxPasswordLength: 128,
              containsUppercaseCharacter: true,
              containsNonAlphanumericCharacter: true,
            },
          },
        ],
      },
    },
  }),
  setting('second-factor', /Engangskoder \(TOTP\) er slået fra/, {
    lacks: { mfa: { providerConfigs: [{ state: 'DISABLED' }] } },
    written: {
      mfa: {
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    },
  }),
  ...[
    {
      id: 'owners-claimed',
      users: [{ email: 'ejer@butik.dk', emailVerified: true }],
      why: /^Uden konto: partner@butik\.dk$/,
    },
    {
      id: 'owners-verified',
      users: [{ email: 'ejer@butik.dk' }, { email: 'partner@butik.dk', emailVerified: true }],
      why: /^Mangler: ejer@butik\.dk$/,
    },
  ].map(({ id, users, why }) => ({
    id,
    why,
    lack: { 'POST identitytoolkit/v1/projects/butik/accounts:lookup': { users } },
    programs: ['admin claim-owners --project butik'],
  })),
];

const withoutSecret = (secret: string) => ({
  lack: { [`GET ${SECRETS}/${secret}/versions/latest`]: ABSENT },
  why: /Funktionerne kan ikke lægges op uden den/,
});

/** What is deployed into the project, and what keeps it safe. */
const ofDeployment: LackingStep[] = [
  ...secretNames.map((secret) => ({
    id: `secret-${secret}`,
    ...withoutSecret(secret),
    programs: [`firebase functions:secrets:set ${secret} --project butik`],
  })),
  ...['EMAILJS_PRIVATE_KEY', 'RECAPTCHA_SECRET'].map((secret) => ({
    id: `no-secret-${secret}`,
    ...withoutSecret(secret),
    changes: {
      [`POST ${SECRETS}`]: { replication: { automatic: {} }, labels: { 'stand-in': '1' } },
      [`POST ${SECRETS}/${secret}:addVersion`]: { payload: { data: 'dW51c2Vk' } },
    },
  })),
  {
    id: 'cross-service',
    lack: { [`POST ${POLICY}:getIamPolicy`]: { bindings: [ofOwner] } },
    why: /Ingen kunde kan hente det købte/,
    changes: {
      [`POST ${POLICY}:setIamPolicy`]: {
        policy: {
          version: 3,
          etag: 'etag',
          bindings: [
            ofOwner,
            {
              role: 'roles/firebaserules.firestoreServiceAgent',
              members: [
                'serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com',
              ],
            },
          ],
        },
      },
    },
  },
  {
    id: 'rules',
    lack: {
      'GET firebaserules/v1/projects/butik/rulesets/s': {
        source: { files: [{ content: 'service firebase.storage {}' }] },
      },
      'GET butik-default-rtdb.europe-west1.firebasedatabase.app/.settings/rules.json': {
        rules: { '.read': true },
      },
    },
    why: /noget andet end storage\.rules, database\.rules\.json\.$/,
    programs: deploys('firestore:rules,storage,database'),
  },
  {
    id: 'indexes',
    lack: { [`GET ${DATABASE}/collectionGroups/-/indexes`]: { indexes: undefined } },
    why: /^\d+ indekser mangler: /,
    programs: deploys('firestore:indexes'),
  },
  {
    id: 'expiry',
    lack: { [`GET ${DATABASE}/collectionGroups/-/fields`]: { fields: undefined } },
    why: /Intet slettes endnu i rate-limits, consent-log/,
    programs: deploys('firestore:indexes'),
  },
  {
    id: 'functions',
    lack: {
      'GET cloudfunctions/v2/projects/butik/locations/europe-west1/functions': {
        functions: [{ name: 'x/functions/secureDownload', state: 'FAILED' }],
      },
    },
    why: /^Kører ikke: .*secureDownload/,
    programs: deploys('functions'),
  },
  {
    id: 'function-images',
    lack: {
      'GET artifactregistry/v1/projects/butik/locations/europe-west1/repositories/gcf-artifacts': {
        cleanupPolicies: undefined,
      },
    },
    why: /Hver udgave bliver liggende/,
    programs: [
      'firebase functions:artifacts:setpolicy --location europe-west1 --days 1 --force --project butik',
    ],
  },
  {
    id: 'cors',
    lack: { [`GET ${BUCKET}`]: { cors: undefined } },
    why: /andre domæner/,
    changes: { [`PATCH ${BUCKET}`]: {} },
  },
  {
    id: 'versions',
    lack: { [`GET ${BUCKET}`]: { versioning: { enabled: false } } },
    why: /gemmer ikke/,
    changes: {
      [`PATCH ${BUCKET}`]: {
        versioning: { enabled: true },
        lifecycle: {
          rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 90 } }],
        },
      },
    },
  },
  {
    id: 'backups',
    lack: { [`GET ${DATABASE}/backupSchedules`]: { backupSchedules: undefined } },
    why: /bliver ikke kopieret/,
    changes: {
      [`POST ${DATABASE}/backupSchedules`]: { retention: '8467200s', dailyRecurrence: {} },
    },
  },
  {
    id: 'point-in-time',
    lack: { [`GET ${DATABASE}`]: { pointInTimeRecoveryEnablement: undefined } },
    why: /"Point-in-time recovery" er slået fra/,
    changes: {
      [`PATCH ${DATABASE}`]: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
    },
  },
  {
    id: 'hosting',
    lack: { 'GET firebasehosting/v1beta1/sites/butik/releases': { releases: undefined } },
    why: /ingen side på nettet/,
    programs: deploys('hosting'),
  },
];

/** Steps that a command mends. */
export const lackingSteps = [...ofProject, ...ofSignIn, ...ofDeployment];

const domain = (hostState: string, certificate?: object) => [
  {
    name: 'projects/butik/sites/butik/customDomains/butik.dk',
    ownershipState: 'OWNERSHIP_ACTIVE',
    hostState,
    cert: certificate,
  },
];

/** Steps that only a person can take, though Google sees whether they are done. */
export const lackingPersonSteps: LackingStep[] = [
  {
    id: 'billing',
    lack: { 'GET cloudbilling/v1/projects/butik/billingInfo': { billingEnabled: false } },
    why: /ingen betalingskonto/,
  },
  {
    id: 'mail-templates',
    lack: { [`GET ${CONFIG}`]: { notification: { sendEmail: undefined } } },
    why: /fører ikke til https:\/\/butik\.dk\/reset-password/,
  },
  {
    id: 'mail-templates',
    lack: { [`GET ${CONFIG}`]: { notification: { defaultLocale: 'en' } } },
    why: /ikke på dansk/,
  },
  {
    id: 'gift-cards',
    lack: {
      [`GET ${DATABASE}/documents/gift-cards`]: {
        documents: [{ fields: { lastDay: { stringValue: '2099-11-28' } } }],
      },
    },
    why: /gavekort, som gælder til 28\.11\.2099/,
  },
  ...[
    { customDomains: undefined, why: /butik\.dk er ikke føjet til/ },
    { customDomains: domain('HOST_UNHOSTED'), why: /peger ikke på Firebase endnu/ },
    {
      customDomains: domain('HOST_ACTIVE', { state: 'CERT_VALIDATING' }),
      why: /venter på sit certifikat/,
    },
  ].map(({ customDomains, why }) => ({
    id: 'domain',
    lack: { [`GET ${DOMAINS}`]: { customDomains } },
    why,
  })),
];

/** Steps that no command can mend. */
export const stuckSteps: LackingStep[] = [
  {
    id: 'firestore',
    lack: { [`GET ${DATABASE}`]: { locationId: 'nam5' } },
    why: /ligger i nam5\. Det kan ikke flyttes/,
  },
  {
    id: 'firestore',
    lack: { [`GET ${DATABASE}`]: { type: 'DATASTORE_MODE' } },
    why: /anden slags \(DATASTORE_MODE\)/,
  },
  { id: 'bucket', lack: { [`GET ${DEFAULT_BUCKET}`]: { location: 'US' } }, why: /ligger i US/ },
  {
    id: 'bucket',
    lack: {
      [`GET ${DEFAULT_BUCKET}`]: { bucket: { name: 'projects/butik/buckets/butik.appspot.com' } },
    },
    why: /hedder butik\.appspot\.com: skriv navnet som "bucket"/,
  },
];
