import { lackingInDeployment } from './lackingDeployment.ts';
import { lackingInProject } from './lackingProject.ts';
import type { LackingStep } from './lackingStep.ts';

const CONFIG = 'GET identitytoolkit/admin/v2/projects/butik/config';
const DATABASE = 'firestore/v1/projects/butik/databases/(default)';

/** Steps that a command mends. */
export const lackingSteps = [...lackingInProject, ...lackingInDeployment];

/** Steps that only a person can take, though Google sees whether they are done. */
export const lackingPersonSteps: LackingStep[] = [
  {
    id: 'billing',
    lack: { 'GET cloudbilling/v1/projects/butik/billingInfo': { billingEnabled: false } },
    why: /ingen betalingskonto/,
  },
  {
    id: 'mail-templates',
    lack: { [CONFIG]: { notification: { sendEmail: undefined } } },
    why: /fører ikke til https:\/\/butik\.dk\/reset-password/,
  },
  {
    id: 'mail-templates',
    lack: { [CONFIG]: { notification: { defaultLocale: 'en' } } },
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
  {
    id: 'domain',
    lack: {
      'GET firebasehosting/v1beta1/projects/butik/sites/butik/customDomains': {
        customDomains: undefined,
      },
    },
    why: /butik\.dk er ikke føjet til/,
  },
  ...[
    { hostState: 'HOST_UNHOSTED', cert: undefined, why: /peger ikke på Firebase endnu/ },
    {
      hostState: 'HOST_ACTIVE',
      cert: { state: 'CERT_VALIDATING' },
      why: /venter på sit certifikat/,
    },
  ].map(({ hostState, cert, why }) => ({
    id: 'domain',
    lack: {
      'GET firebasehosting/v1beta1/projects/butik/sites/butik/customDomains': {
        customDomains: [
          {
            name: 'projects/butik/sites/butik/customDomains/butik.dk',
            ownershipState: 'OWNERSHIP_ACTIVE',
            hostState,
            cert,
          },
        ],
      },
    },
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
  {
    id: 'bucket',
    lack: { 'GET firebasestorage/v1alpha/projects/butik/defaultBucket': { location: 'US' } },
    why: /ligger i US/,
  },
  {
    id: 'bucket',
    lack: {
      'GET firebasestorage/v1alpha/projects/butik/defaultBucket': {
        bucket: { name: 'projects/butik/buckets/butik.appspot.com' },
      },
    },
    why: /hedder butik\.appspot\.com: skriv navnet som "bucket"/,
  },
];
