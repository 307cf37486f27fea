/** The project id and ports of the local Firebase, shared by the site, the tools and the tests. */
export const LOCAL_PROJECT_ID = 'demo-photo-shop';
export const LOCAL_STORAGE_BUCKET = `${LOCAL_PROJECT_ID}.appspot.com`;
export const LOCAL_DATABASE_NAMESPACE = `${LOCAL_PROJECT_ID}-default-rtdb`;
export const LOCAL_HOST = '127.0.0.1';

/** The token with which the local site proves to its functions what it is. */
export const LOCAL_APP_CHECK_TOKEN = 'local-app-check';

/** The licences of the local functions and of a site that is built to try them. */
export const localLicences = { social: { factor: 2 }, commercial: { addition: 1000 } } as const;

/** The gift cards of the local functions and of a site that is built to try them. */
export const localGiftCards = {
  years: 3,
  amounts: [300, 500, 1000],
  least: 100,
  most: 5000,
  vatAt: 'use',
} as const;

const PORTS = {
  site: 5002,
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  database: 9000,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  firestoreWebsocket: 9150,
  providers: 4010,
  mailbox: 4011,
} as const;

export type LocalService = keyof typeof PORTS;
export type LocalPorts = Record<LocalService, number>;

/** Tests run beside a developer's own site, so they shift every port by this amount. */
export const TEST_PORT_OFFSET = 10_000;

/** The port of every local service, shifted by `offset`. */
export function localPorts(offset = 0): LocalPorts {
  const entries = Object.entries(PORTS).map(([service, port]) => [service, port + offset]);
  return Object.fromEntries(entries) as LocalPorts;
}
