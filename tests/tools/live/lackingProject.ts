import { Refusal } from './googleStandIn.ts';
import type { LackingStep } from './lackingStep.ts';
import { keyRestrictions } from './liveShop.ts';

const CONFIG = 'GET identitytoolkit/admin/v2/projects/butik/config';
const CHANGED_CONFIG = 'PATCH identitytoolkit/admin/v2/projects/butik/config';
const DATABASE = 'firestore/v1/projects/butik/databases/(default)';
const ABSENT = new Refusal(404);

/** The project, its stores, sign-in and app. */
export const lackingInProject: LackingStep[] = [
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
    changes: [
      { call: 'POST serviceusage/v1/projects/butik/services:batchEnable' },
      {
        call: 'POST serviceusage/v1/projects/butik/services:batchEnable',
        body: { serviceIds: ['storage.googleapis.com'] },
      },
    ],
  },
  {
    id: 'budget',
    lack: {
      'GET billingbudgets/v1/billingAccounts/A/budgets': {
        budgets: [{ budgetFilter: { projects: ['projects/9'] }, thresholdRules: [{}] }],
      },
    },
    why: /Ingen får besked/,
    changes: [
      {
        call: 'POST billingbudgets/v1/billingAccounts/A/budgets',
        body: {
          displayName: 'Butik & Søn (butik)',
          budgetFilter: { projects: ['projects/123'] },
          amount: { specifiedAmount: { currencyCode: 'DKK', units: '200' } },
          thresholdRules: [
            { thresholdPercent: 0.5 },
            { thresholdPercent: 0.9 },
            { thresholdPercent: 1 },
          ],
        },
      },
    ],
  },
  {
    id: 'firestore',
    lack: { [`GET ${DATABASE}`]: ABSENT },
    why: /ingen database endnu/,
    changes: [
      {
        call: 'POST firestore/v1/projects/butik/databases',
        body: { type: 'FIRESTORE_NATIVE', locationId: 'europe-west1' },
      },
    ],
  },
  {
    id: 'bucket',
    lack: { 'GET firebasestorage/v1alpha/projects/butik/defaultBucket': ABSENT },
    why: /intet billedlager endnu/,
    changes: [
      {
        call: 'POST firebasestorage/v1alpha/projects/butik/defaultBucket',
        body: { location: 'europe-west1' },
      },
    ],
  },
  {
    id: 'realtime-database',
    lack: {
      'GET firebasedatabase/v1beta/projects/butik/locations/-/instances': { instances: undefined },
    },
    why: /ikke oprettet/,
    changes: [
      {
        call: 'POST firebasedatabase/v1beta/projects/butik/locations/europe-west1/instances',
        body: { type: 'DEFAULT_DATABASE' },
      },
    ],
  },
  {
    id: 'identity-platform',
    lack: { [CONFIG]: { subtype: 'FIREBASE_AUTH' } },
    why: /uden Identity Platform/,
    changes: [{ call: 'POST identitytoolkit/v2/projects/butik/identityPlatform:initializeAuth' }],
  },
  {
    id: 'sign-in-method',
    lack: { [CONFIG]: { signIn: { email: { enabled: false } } } },
    why: /E-mail og adgangskode er slået fra/,
    changes: [
      {
        call: CHANGED_CONFIG,
        body: {
          signIn: {
            email: { enabled: true, passwordRequired: true },
            anonymous: { enabled: false },
            phoneNumber: { enabled: false },
          },
        },
      },
    ],
  },
  {
    id: 'email-enumeration',
    lack: { [CONFIG]: { emailPrivacyConfig: undefined } },
    why: /"Email enumeration protection" er slået fra/,
    changes: [
      {
        call: CHANGED_CONFIG,
        body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      },
    ],
  },
  {
    id: 'account-deletion',
    lack: { [CONFIG]: { client: undefined } },
    why: /slette sin konto hos Google/,
    changes: [
      { call: CHANGED_CONFIG, body: { client: { permissions: { disabledUserDeletion: true } } } },
    ],
  },
  {
    id: 'authorised-domains',
    lack: { [CONFIG]: { authorizedDomains: ['localhost', 'butik.web.app'] } },
    why: /"Authorized domains"/,
    changes: [
      {
        call: CHANGED_CONFIG,
        body: { authorizedDomains: ['localhost', 'butik.web.app', 'butik.dk'] },
      },
    ],
  },
  {
    id: 'password-policy',
    lack: { [CONFIG]: { passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } } },
    why: /kræver noget andet/,
    changes: [
      {
        call: CHANGED_CONFIG,
        body: {
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
      },
    ],
  },
  {
    id: 'second-factor',
    lack: { [CONFIG]: { mfa: { providerConfigs: [{ state: 'DISABLED' }] } } },
    why: /Engangskoder \(TOTP\) er slået fra/,
    changes: [
      {
        call: CHANGED_CONFIG,
        body: {
          mfa: {
            providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
          },
        },
      },
    ],
  },
  {
    id: 'web-app',
    lack: { 'GET firebase/v1beta1/projects/butik/webApps': { apps: undefined } },
    why: /ingen web-app/,
    changes: [
      {
        call: 'POST firebase/v1beta1/projects/butik/webApps',
        body: { displayName: 'Butik & Søn' },
      },
    ],
  },
  {
    id: 'key-restrictions',
    lack: {
      'GET apikeys/v2/projects/123/locations/global/keys/k': {
        restrictions: { browserKeyRestrictions: undefined },
      },
    },
    why: /Nøglen gælder for flere eller andre sider/,
    changes: [
      {
        call: 'PATCH apikeys/v2/projects/123/locations/global/keys/k',
        body: { restrictions: keyRestrictions },
      },
    ],
  },
];
