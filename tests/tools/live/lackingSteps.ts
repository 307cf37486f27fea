import { type Lack, Refusal } from './googleStandIn.ts';
import { keyRestrictions, passwordRules, secretNames } from './liveShop.ts';

/** A step that is not done. */
export interface LackingStep {
  id: string;
  lack: Lack;
  /** The changes that Google is asked for, where they cost, cannot be taken back or protect. */
  changes?: Readonly<Record<string, unknown>>;
  /** The programs that deploy. */
  programs?: string[];
}

const CONFIG = 'identitytoolkit/admin/v2/projects/butik/config';
const DATABASE = 'firestore/v1/projects/butik/databases/(default)';
const SCHEDULE = 'projects/butik/databases/(default)/backupSchedules/1';
const BUCKET = 'storage/storage/v1/b/butik.firebasestorage.app';
const DEFAULT_BUCKET = 'firebasestorage/v1alpha/projects/butik/defaultBucket';
const DOMAINS = 'firebasehosting/v1beta1/projects/butik/sites/butik/customDomains';
const BUDGETS = 'billingbudgets/v1/billingAccounts/A/budgets';
const KEY = 'apikeys/v2/projects/123/locations/global/keys/k';
const POLICY = 'cloudresourcemanager/v1/projects/butik';
const SECRETS = 'secretmanager/v1/projects/butik/secrets';
const ABSENT = new Refusal(404);

const SERVICES = 'GET serviceusage/v1/projects/butik/services';
const NODES = 'GET firebasedatabase/v1beta/projects/butik/locations/-/instances';
const ACCOUNTS = 'POST identitytoolkit/v1/projects/butik/accounts:lookup';
const FUNCTIONS = 'GET cloudfunctions/v2/projects/butik/locations/europe-west1/functions';
const IMAGES =
  'GET artifactregistry/v1/projects/butik/locations/europe-west1/repositories/gcf-artifacts';

/** A setting of sign-in that differs, and the one that takes its place. */
const setting = (id: string, { lacks, written }: { lacks: object; written: object }) => ({
  id,
  lack: { [`GET ${CONFIG}`]: lacks },
  changes: { [`PATCH ${CONFIG}`]: written },
});

const ofOwner = { role: 'roles/owner', members: ['user:ejer@butik.dk'], condition: { title: 'x' } };

/** The project, its stores and its app. */
const ofProject: LackingStep[] = [
  { id: 'project', lack: { 'GET firebase/v1beta1/projects/butik': new Refusal(403) } },
  { id: 'services', lack: { [SERVICES]: { services: undefined } } },
  {
    id: 'budget',
    lack: { [`GET ${BUDGETS}`]: { budgets: [{ budgetFilter: { projects: ['projects/9'] } }] } },
    changes: {
      [`POST ${BUDGETS}`]: {
        budgetFilter: { projects: ['projects/123'] },
        amount: { specifiedAmount: { currencyCode: 'DKK', units: '200' } },
        thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      },
    },
  },
  {
    id: 'firestore',
    lack: { [`GET ${DATABASE}`]: ABSENT },
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
    changes: { [`POST ${DEFAULT_BUCKET}`]: { location: 'europe-west1' } },
  },
  { id: 'realtime-database', lack: { [NODES]: { instances: undefined } } },
  { id: 'web-app', lack: { 'GET firebase/v1beta1/projects/butik/webApps': { apps: undefined } } },
  {
    id: 'key-restrictions',
    lack: { [`GET ${KEY}`]: { restrictions: { browserKeyRestrictions: undefined } } },
    changes: { [`PATCH ${KEY}`]: { restrictions: keyRestrictions } },
  },
];

const ofPartner = { localId: 'b', email: 'partner@butik.dk', emailVerified: true };

const ofSignIn: LackingStep[] = [
  { id: 'identity-platform', lack: { [`GET ${CONFIG}`]: { subtype: 'FIREBASE_AUTH' } } },
  setting('sign-in-method', {
    lacks: { signIn: { email: { enabled: false } } },
    written: {
      signIn: {
        email: { enabled: true, passwordRequired: true },
        anonymous: { enabled: false },
        phoneNumber: { enabled: false },
      },
    },
  }),
  setting('email-enumeration', {
    lacks: { emailPrivacyConfig: undefined },
    written: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  }),
  setting('account-deletion', {
    lacks: { client: undefined },
    written: { client: { permissions: { disabledUserDeletion: true } } },
  }),
  setting('authorised-domains', {
    lacks: { authorizedDomains: ['localhost', 'butik.web.app'] },
    written: { authorizedDomains: ['localhost', 'butik.web.app', 'butik.dk'] },
  }),
  setting('password-policy', {
    lacks: { passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } },
    written: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions: passwordRules }],
      },
    },
  }),
  setting('second-factor', {
    lacks: { mfa: { providerConfigs: [{ state: 'DISABLED' }] } },
    written: {
      mfa: {
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    },
  }),
  {
    id: 'owners-claimed',
    lack: { [ACCOUNTS]: { users: [ofPartner, { localId: 'stranger', email: 'ejer@butik.dk' }] } },
  },
  {
    id: 'owners-verified',
    lack: {
      [ACCOUNTS]: {
        users: [ofPartner, { localId: 'owner-1', email: 'ejer@butik.dk' }],
      },
    },
  },
];

const withoutSecret = (secret: string) => ({
  [`GET ${SECRETS}/${secret}/versions/latest`]: ABSENT,
});

const WEBHOOK_SECRET = 'MOBILEPAY_WEBHOOK_SECRET';
const WEBHOOKS = 'api.vipps.no/webhooks/v1/webhooks';

/** An earlier registration goes; that of another address stays. */
const webhookChanges = {
  'POST api.vipps.no/accesstoken/get': undefined,
  [`DELETE ${WEBHOOKS}/lost`]: undefined,
  [`POST ${WEBHOOKS}`]: {
    url: 'https://butik.dk/api/payment-webhook',
    events: ['authorized', 'aborted', 'expired', 'terminated'].map(
      (name) => `epayments.payment.${name}.v1`,
    ),
  },
  [`POST ${SECRETS}/${WEBHOOK_SECRET}:addVersion`]: {
    payload: { data: Buffer.from('signed with').toString('base64') },
  },
  [`PATCH ${SECRETS}/${WEBHOOK_SECRET}`]: { labels: { 'webhook-host': 'butik_dk' } },
};

/** What is deployed into the project, and what keeps it safe. */
const ofDeployment: LackingStep[] = [
  ...secretNames.map((secret) => ({
    id: `secret-${secret}`,
    lack: withoutSecret(secret),
    ...(secret === WEBHOOK_SECRET && { changes: webhookChanges }),
  })),
  ...['EMAILJS_PRIVATE_KEY', 'RECAPTCHA_SECRET'].map((secret) => ({
    id: `no-secret-${secret}`,
    lack: {
      ...withoutSecret(secret),
      [`GET ${SECRETS}/${secret}`]: ABSENT,
      [`POST ${SECRETS}/${secret}:addVersion`]: { name: `projects/9/secrets/${secret}/versions/3` },
    },
    changes: {
      [`POST ${SECRETS}`]: { replication: { automatic: {} }, labels: { 'stand-in': '1' } },
      [`POST ${SECRETS}/${secret}:addVersion`]: { payload: { data: 'dW51c2Vk' } },
      [`PATCH ${SECRETS}/${secret}`]: { labels: { 'stand-in': '3' } },
    },
  })),
  {
    id: 'cross-service',
    lack: { [`POST ${POLICY}:getIamPolicy`]: { bindings: [ofOwner] } },
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
    programs: ['firebase deploy --only firestore:rules,storage,database --project butik'],
  },
  {
    id: 'indexes',
    lack: { [`GET ${DATABASE}/collectionGroups/-/indexes`]: { indexes: undefined } },
    programs: ['firebase deploy --only firestore:indexes --project butik'],
  },
  { id: 'expiry', lack: { [`GET ${DATABASE}/collectionGroups/-/fields`]: { fields: undefined } } },
  {
    id: 'functions',
    lack: { [FUNCTIONS]: { functions: [{ name: 'x/functions/secureDownload', state: 'FAILED' }] } },
    programs: ['firebase deploy --only functions --project butik'],
  },
  { id: 'function-images', lack: { [IMAGES]: { cleanupPolicies: undefined } } },
  { id: 'cors', lack: { [`GET ${BUCKET}`]: { cors: undefined } } },
  {
    id: 'versions',
    lack: { [`GET ${BUCKET}`]: { versioning: { enabled: false } } },
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
    changes: {
      [`POST ${DATABASE}/backupSchedules`]: { retention: '8467200s', dailyRecurrence: {} },
    },
  },
  {
    id: 'backups',
    lack: {
      [`GET ${DATABASE}/backupSchedules`]: {
        backupSchedules: [{ name: SCHEDULE, retention: '604800s', dailyRecurrence: {} }],
      },
    },
    changes: { [`PATCH firestore/v1/${SCHEDULE}`]: { retention: '8467200s' } },
  },
  {
    id: 'point-in-time',
    lack: { [`GET ${DATABASE}`]: { pointInTimeRecoveryEnablement: undefined } },
    changes: {
      [`PATCH ${DATABASE}`]: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
    },
  },
  {
    id: 'hosting',
    lack: { 'GET firebasehosting/v1beta1/sites/butik/releases': { releases: undefined } },
    programs: ['firebase deploy --only hosting --project butik'],
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
  },
  ...[{ sendEmail: undefined }, { defaultLocale: 'en' }].map((notification) => ({
    id: 'mail-templates',
    lack: { [`GET ${CONFIG}`]: { notification } },
  })),
  {
    id: 'gift-cards',
    lack: {
      [`GET ${DATABASE}/documents/gift-cards`]: {
        documents: [{ fields: { lastDay: { stringValue: '2099-11-28' } } }],
      },
    },
  },
  ...[undefined, domain('HOST_UNHOSTED'), domain('HOST_ACTIVE', { state: 'CERT_VALIDATING' })].map(
    (customDomains) => ({ id: 'domain', lack: { [`GET ${DOMAINS}`]: { customDomains } } }),
  ),
];

const otherBucket = { bucket: { name: 'projects/butik/buckets/butik.appspot.com' } };

/** Steps that no command can mend. */
export const stuckSteps: LackingStep[] = [
  { id: 'firestore', lack: { [`GET ${DATABASE}`]: { locationId: 'nam5' } } },
  { id: 'firestore', lack: { [`GET ${DATABASE}`]: { type: 'DATASTORE_MODE' } } },
  { id: 'bucket', lack: { [`GET ${DEFAULT_BUCKET}`]: { location: 'US' } } },
  { id: 'bucket', lack: { [`GET ${DEFAULT_BUCKET}`]: otherBucket } },
];
