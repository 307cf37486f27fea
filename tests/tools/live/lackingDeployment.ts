import { Refusal } from './googleStandIn.ts';
import type { LackingStep } from './lackingStep.ts';
import { secretNames } from './liveShop.ts';

const DATABASE = 'firestore/v1/projects/butik/databases/(default)';
const BUCKET = 'storage/storage/v1/b/butik.firebasestorage.app';
const ABSENT = new Refusal(404);

/** Steps that deploy into the project, and that keep it safe. */
export const lackingInDeployment: LackingStep[] = [
  ...secretNames.map((secret) => ({
    id: `secret-${secret}`,
    lack: { [`GET secretmanager/v1/projects/butik/secrets/${secret}/versions/latest`]: ABSENT },
    why: /Funktionerne kan ikke lægges op uden den/,
    programs: [`firebase functions:secrets:set ${secret} --project butik`],
  })),
  ...['EMAILJS_PRIVATE_KEY', 'RECAPTCHA_SECRET'].map((secret) => ({
    id: `no-secret-${secret}`,
    lack: { [`GET secretmanager/v1/projects/butik/secrets/${secret}/versions/latest`]: ABSENT },
    why: /Funktionerne kan ikke lægges op uden den/,
    changes: [
      {
        call: 'POST secretmanager/v1/projects/butik/secrets',
        body: { replication: { automatic: {} }, labels: { 'stand-in': '1' } },
      },
      {
        call: `POST secretmanager/v1/projects/butik/secrets/${secret}:addVersion`,
        body: { payload: { data: 'dW51c2Vk' } },
      },
    ],
  })),
  {
    id: 'owners-claimed',
    lack: {
      'POST identitytoolkit/v1/projects/butik/accounts:lookup': {
        users: [{ email: 'ejer@butik.dk', emailVerified: true }],
      },
    },
    why: /^Uden konto: partner@butik\.dk$/,
    programs: ['admin claim-owners --project butik'],
  },
  {
    id: 'owners-verified',
    lack: {
      'POST identitytoolkit/v1/projects/butik/accounts:lookup': {
        users: [{ email: 'ejer@butik.dk' }, { email: 'partner@butik.dk', emailVerified: true }],
      },
    },
    why: /^Mangler: ejer@butik\.dk$/,
    programs: ['admin claim-owners --project butik'],
  },
  {
    id: 'cross-service',
    lack: {
      'POST cloudresourcemanager/v1/projects/butik:getIamPolicy': {
        bindings: [
          { role: 'roles/owner', members: ['user:ejer@butik.dk'], condition: { title: 'x' } },
        ],
      },
    },
    why: /Ingen kunde kan hente det købte/,
    changes: [
      {
        call: 'POST cloudresourcemanager/v1/projects/butik:setIamPolicy',
        body: {
          policy: {
            version: 3,
            etag: 'etag',
            bindings: [
              { role: 'roles/owner', members: ['user:ejer@butik.dk'], condition: { title: 'x' } },
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
    ],
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
    programs: ['firebase deploy --only firestore:rules,storage,database --project butik'],
  },
  {
    id: 'indexes',
    lack: { [`GET ${DATABASE}/collectionGroups/-/indexes`]: { indexes: undefined } },
    why: /^\d+ indekser mangler: /,
    programs: ['firebase deploy --only firestore:indexes --project butik'],
  },
  {
    id: 'expiry',
    lack: { [`GET ${DATABASE}/collectionGroups/-/fields`]: { fields: undefined } },
    why: /Intet slettes endnu i rate-limits, consent-log/,
    programs: ['firebase deploy --only firestore:indexes --project butik'],
  },
  {
    id: 'functions',
    lack: {
      'GET cloudfunctions/v2/projects/butik/locations/europe-west1/functions': {
        functions: [{ name: 'x/functions/secureDownload', state: 'FAILED' }],
      },
    },
    why: /^Kører ikke: .*secureDownload/,
    programs: ['firebase deploy --only functions --project butik'],
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
    changes: [{ call: `PATCH ${BUCKET}` }],
  },
  {
    id: 'versions',
    lack: { [`GET ${BUCKET}`]: { versioning: { enabled: false } } },
    why: /gemmer ikke/,
    changes: [
      {
        call: `PATCH ${BUCKET}`,
        body: {
          versioning: { enabled: true },
          lifecycle: {
            rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 90 } }],
          },
        },
      },
    ],
  },
  {
    id: 'backups',
    lack: { [`GET ${DATABASE}/backupSchedules`]: { backupSchedules: undefined } },
    why: /bliver ikke kopieret/,
    changes: [
      {
        call: `POST ${DATABASE}/backupSchedules`,
        body: { retention: '8467200s', dailyRecurrence: {} },
      },
    ],
  },
  {
    id: 'point-in-time',
    lack: { [`GET ${DATABASE}`]: { pointInTimeRecoveryEnablement: undefined } },
    why: /"Point-in-time recovery" er slået fra/,
    changes: [
      {
        call: `PATCH ${DATABASE}`,
        body: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
      },
    ],
  },
  {
    id: 'hosting',
    lack: { 'GET firebasehosting/v1beta1/sites/butik/releases': { releases: undefined } },
    why: /ingen side på nettet/,
    programs: ['firebase deploy --only hosting --project butik'],
  },
];
