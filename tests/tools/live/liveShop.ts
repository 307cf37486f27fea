import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../../tools/live/step.ts';

export const repository = join(import.meta.dirname, '../../..');

const read = (name: string): string => readFileSync(join(repository, name), 'utf8');

export const business: Business = {
  pushKey: `B${'k'.repeat(86)}`,
  businessName: 'Butik & Søn',
  email: 'mail@butik.dk',
  cvrNumber: '10150817',
  origin: 'https://butik.dk',
  region: 'europe-west1',
  ownerEmails: ['ejer@butik.dk', 'partner@butik.dk'],
  bucket: '',
  appCheck: { provider: 'none', siteKey: '' },
  payments: { mobilePay: 'automatic', card: false },
  giftCards: false,
};

export const withAppCheck = (provider: Business['appCheck']['provider']): Business => ({
  ...business,
  appCheck: { provider, siteKey: 'siteKey' },
});

/** The rules for passwords of a shop. */
export const passwordRules = {
  minPasswordLength: 8,
  maxPasswordLength: 128,
  containsUppercaseCharacter: true,
  containsNonAlphanumericCharacter: true,
};

/** The values that a live shop has in `.env`. */
export const environment = [
  'VITE_FIREBASE_API_KEY=key',
  'VITE_FIREBASE_PROJECT_ID=butik',
  'VITE_FIREBASE_APP_ID=1:123:web:abc',
  'VITE_FIREBASE_STORAGE_BUCKET=butik.firebasestorage.app',
  'VITE_FIREBASE_DATABASE_URL=https://butik-default-rtdb.europe-west1.firebasedatabase.app',
  'VITE_EMAILJS_PUBLIC_KEY=a',
  'VITE_EMAILJS_SERVICE_ID=b',
  'VITE_EMAILJS_TEMPLATE_ID=c',
  'VITE_RECAPTCHA_SITE_KEY=d',
  '',
].join('\n');

export const functionsEnvironment = [
  'EMAILJS_SERVICE_ID=a',
  'EMAILJS_TEMPLATE_ID=b',
  'EMAILJS_PUBLIC_KEY=c',
  'MOBILEPAY_CLIENT_ID=d',
  'MOBILEPAY_MERCHANT_SERIAL_NUMBER=123456',
  '',
].join('\n');

export const secretNames = [
  ...['MAILBOX_PASSWORD', 'EMAILJS_PRIVATE_KEY', 'RECAPTCHA_SECRET', 'MOBILEPAY_CLIENT_SECRET'],
  ...['MOBILEPAY_SUBSCRIPTION_KEY', 'MOBILEPAY_WEBHOOK_SECRET'],
];

/** The pages and services for which the browser's key is good. */
export const keyRestrictions = {
  browserKeyRestrictions: {
    allowedReferrers: [
      'https://butik.dk/*',
      'https://butik.web.app/*',
      'https://butik.firebaseapp.com/*',
    ],
  },
  apiTargets: [
    { service: 'identitytoolkit.googleapis.com' },
    { service: 'securetoken.googleapis.com' },
    { service: 'firestore.googleapis.com' },
    { service: 'firebasedatabase.googleapis.com' },
    { service: 'firebasestorage.googleapis.com' },
    { service: 'firebaseinstallations.googleapis.com' },
    { service: 'fcmregistrations.googleapis.com' },
  ],
};

/** The same where App Check is asked too. */
export const keyOfAppCheck = {
  'GET apikeys/v2/projects/123/locations/global/keys/k': {
    restrictions: {
      apiTargets: [...keyRestrictions.apiTargets, { service: 'firebaseappcheck.googleapis.com' }],
    },
  },
};

const SERVICES = [
  'apikeys artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions',
  'cloudresourcemanager cloudscheduler eventarc fcm fcmregistrations firebase firebaseappcheck firebasedatabase',
  'firebasehosting firebaseinstallations firebaserules firebasestorage firestore identitytoolkit pubsub',
  'recaptchaenterprise run secretmanager securetoken storage',
]
  .join(' ')
  .split(' ');

interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
}

const database = 'projects/butik/databases/(default)';
const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as IndexFile;

const ruleset = (name: string) => ({ source: { files: [{ name, content: read(name) }] } });

const release = (name: string, rulesetName: string) => ({
  name: `projects/butik/releases/${name}`,
  rulesetName: `projects/butik/rulesets/${rulesetName}`,
});

const enabled = { state: 'ENABLED' };

/** The answers of Google's services about a shop in which nothing is missing. */
export function answersOfLiveShop(functions: readonly string[]): Record<string, unknown> {
  return {
    'GET firebase/v1beta1/projects/butik': { projectNumber: '123' },
    'GET cloudbilling/v1/projects/butik/billingInfo': {
      billingEnabled: true,
      billingAccountName: 'billingAccounts/A',
    },
    'GET cloudbilling/v1/billingAccounts/A': { currencyCode: 'DKK' },
    'GET billingbudgets/v1/billingAccounts/A/budgets': {
      budgets: [{ budgetFilter: { projects: ['projects/123'] }, thresholdRules: [{}] }],
    },
    'GET serviceusage/v1/projects/butik/services': {
      services: SERVICES.map((name) => ({
        name: `projects/123/services/${name}.googleapis.com`,
        state: 'ENABLED',
      })),
    },
    [`GET firestore/v1/${database}`]: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'europe-west1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    'GET firebasestorage/v1alpha/projects/butik/defaultBucket': {
      location: 'EUROPE-WEST1',
      bucket: { name: 'projects/butik/buckets/butik.firebasestorage.app' },
    },
    'GET firebasedatabase/v1beta/projects/butik/locations/-/instances': {
      instances: [
        {
          databaseUrl: 'https://butik-default-rtdb.europe-west1.firebasedatabase.app',
          type: 'DEFAULT_DATABASE',
          state: 'ACTIVE',
        },
      ],
    },
    'GET identitytoolkit/admin/v2/projects/butik/config': {
      subtype: 'IDENTITY_PLATFORM',
      authorizedDomains: ['localhost', 'butik.dk'],
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      client: { permissions: { disabledUserDeletion: true } },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: passwordRules }],
      },
      mfa: { providerConfigs: [{ ...enabled, totpProviderConfig: { adjacentIntervals: 1 } }] },
      notification: {
        defaultLocale: 'da',
        sendEmail: { callbackUri: 'https://butik.dk/reset-password' },
      },
    },
    'GET firebase/v1beta1/projects/butik/webApps': { apps: [{ appId: '1:123:web:abc' }] },
    'GET firebase/v1beta1/projects/butik/webApps/1:123:web:abc/config': {
      apiKey: 'key',
      appId: '1:123:web:abc',
    },
    'GET apikeys/v2/keys:lookupKey': { name: 'projects/123/locations/global/keys/k' },
    'GET apikeys/v2/projects/123/locations/global/keys/k': {
      name: 'projects/123/locations/global/keys/k',
      restrictions: keyRestrictions,
    },
    ...Object.fromEntries(
      secretNames.flatMap((secret) => [
        [`GET secretmanager/v1/projects/butik/secrets/${secret}`, {}],
        [
          `GET secretmanager/v1/projects/butik/secrets/${secret}/versions/latest`,
          { ...enabled, name: `projects/123/secrets/${secret}/versions/1` },
        ],
        [
          `GET secretmanager/v1/projects/butik/secrets/${secret}/versions/latest:access`,
          { payload: { data: Buffer.from(secret).toString('base64') } },
        ],
      ]),
    ),
    'POST api.vipps.no/accesstoken/get': { access_token: 'token', expires_in: 3600 },
    'GET api.vipps.no/webhooks/v1/webhooks': {
      webhooks: [
        { id: 'lost', url: 'https://butik.dk/api/payment-webhook' },
        { id: 'other', url: 'https://andet.dk/api/payment-webhook' },
      ],
    },
    'POST api.vipps.no/webhooks/v1/webhooks': { id: 'new', secret: 'signed with' },
    'POST identitytoolkit/v1/projects/butik/accounts:lookup': {
      users: [
        { localId: 'a', email: 'ejer@butik.dk', emailVerified: true },
        { localId: 'b', email: 'Partner@butik.dk', emailVerified: true },
      ],
    },
    'POST cloudresourcemanager/v1/projects/butik:getIamPolicy': {
      version: 3,
      etag: 'etag',
      bindings: [
        { role: 'roles/owner', members: ['user:ejer@butik.dk'], condition: { title: 'x' } },
        {
          role: 'roles/firebaserules.firestoreServiceAgent',
          members: ['serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
        },
      ],
    },
    'GET firebaserules/v1/projects/butik/releases': {
      releases: [
        release('cloud.firestore', 'f'),
        release('firebase.storage/butik.firebasestorage.app', 's'),
      ],
    },
    'GET firebaserules/v1/projects/butik/rulesets/f': ruleset('firestore.rules'),
    'GET firebaserules/v1/projects/butik/rulesets/s': ruleset('storage.rules'),
    'GET butik-default-rtdb.europe-west1.firebasedatabase.app/.settings/rules.json':
      read('database.rules.json'),
    [`GET firestore/v1/${database}/collectionGroups/-/indexes`]: {
      indexes: indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
        name: `${database}/collectionGroups/${collectionGroup}/indexes/${at}`,
        queryScope,
        state: 'READY',
        fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
      })),
    },
    [`GET firestore/v1/${database}/collectionGroups/-/fields`]: {
      fields: fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
        name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        ttlConfig: { state: 'ACTIVE' },
      })),
    },
    'GET cloudfunctions/v2/projects/butik/locations/europe-west1/functions': {
      functions: functions.map((name) => ({
        name: `projects/butik/locations/europe-west1/functions/${name}`,
        state: 'ACTIVE',
      })),
    },
    'GET artifactregistry/v1/projects/butik/locations/europe-west1/repositories/gcf-artifacts': {
      cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE' } },
    },
    'GET storage/storage/v1/b/butik.firebasestorage.app': {
      cors: JSON.parse(read('cors.json')) as unknown,
      versioning: { enabled: true },
      lifecycle: JSON.parse(read('storage-lifecycle.json')) as unknown,
    },
    [`GET firestore/v1/${database}/documents/gift-cards`]: {
      documents: [{ fields: { lastDay: { stringValue: '2020-11-28' } } }],
    },
    [`GET firestore/v1/${database}/backupSchedules`]: {
      backupSchedules: [
        { name: `${database}/backupSchedules/1`, retention: '8467200s', dailyRecurrence: {} },
      ],
    },
    'GET firebasehosting/v1beta1/projects/butik/sites': {
      sites: [{ name: 'projects/butik/sites/butik', type: 'DEFAULT_SITE' }],
    },
    'GET firebasehosting/v1beta1/sites/butik/releases': { releases: [{ type: 'DEPLOY' }] },
    'GET firebasehosting/v1beta1/projects/butik/sites/butik/customDomains': {
      customDomains: [
        {
          name: 'projects/butik/sites/butik/customDomains/butik.dk',
          hostState: 'HOST_ACTIVE',
          ownershipState: 'OWNERSHIP_ACTIVE',
          cert: { state: 'CERT_ACTIVE' },
        },
      ],
    },
    'GET firebaseappcheck/v1/projects/123/apps/1:123:web:abc/recaptchaEnterpriseConfig': {
      siteKey: 'siteKey',
    },
    'GET firebaseappcheck/v1/projects/123/apps/1:123:web:abc/recaptchaV3Config': {
      siteSecretSet: true,
    },
    'GET firebaseappcheck/v1beta/projects/123/services': {
      services: ['firestore', 'firebasedatabase', 'identitytoolkit'].map((name) => ({
        name: `projects/123/services/${name}.googleapis.com`,
        enforcementMode: 'ENFORCED',
      })),
    },
  };
}
