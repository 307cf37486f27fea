import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import { LOCAL_HOST, LOCAL_PROJECT_ID, type LocalPorts, localPorts } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { parseStorageUrl, publicFileUrl, STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';
import type { FileAddresses } from '#src/model/takeout/values.ts';
import { Problem } from 'local-firebase/problem';
import { explainFailure } from '../admin/accounts.ts';
import { connectGoogle, type Google, GoogleError } from '../live/google.ts';
import { requireNoEmulators } from '../noEmulators.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** A file as the store tells of it. */
export type StoredFile = ReturnType<Bucket['file']>;

/** The stores of a shop, reached past its rules. */
export interface Shop {
  project: string;
  isLocal: boolean;
  firestore: Firestore;
  bucket: Bucket;
  /** Answers about accounts as the sign-in service stores them. */
  google: Google;
  files: FileAddresses;
}

/** The shop that is meant: one on this machine, or one at Google. */
export type ShopPlace =
  | { local: true; project?: string | undefined; offset?: number | undefined }
  | { local: false; project: string; bucket?: string | undefined };

/** Names the restore that is going on. */
export const restoreMark = documents.systemStatus.build().replace(/[^/]+$/, 'restore');

interface Way {
  project: string;
  bucket: string;
  origins: readonly string[];
  google: Google;
  app: App;
}

/** The Admin SDK reads where the emulators are from the environment alone. */
function pointAtEmulators({ firestore, storage }: LocalPorts): void {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${storage}`,
    METADATA_SERVER_DETECTION: 'none',
  });
}

function localWay(place: Extract<ShopPlace, { local: true }>): Way {
  const { project = LOCAL_PROJECT_ID, offset = Number(process.env['LOCAL_PORT_OFFSET'] ?? 0) } =
    place;
  const ports = localPorts(offset);
  pointAtEmulators(ports);
  return {
    project,
    bucket: `${project}.appspot.com`,
    origins: [`http://${LOCAL_HOST}:${ports.storage}`],
    google: connectGoogle({
      project,
      // The emulator accepts this word as the token of its owner.
      accessToken: () => Promise.resolve('owner'),
      originOf: (service) => `http://${LOCAL_HOST}:${ports.auth}/${service}.googleapis.com`,
    }),
    app: initializeApp({ projectId: project }, `moving-${randomUUID()}`),
  };
}

/** The bucket of a project; the site names that of its own one. */
export const bucketOf = (
  project: string,
  own: Pick<typeof site, 'project' | 'bucket'> = site,
): string => (project === own.project && own.bucket) || `${project}.firebasestorage.app`;

function liveWay({ project, bucket }: Extract<ShopPlace, { local: false }>): Way {
  requireNoEmulators(project);
  const credential = applicationDefault();
  return {
    project,
    bucket: bucket ?? bucketOf(project),
    origins: STORAGE_ORIGINS,
    google: connectGoogle({
      project,
      accessToken: async () => (await credential.getAccessToken()).access_token,
    }),
    app: initializeApp({ projectId: project, credential }, `moving-${randomUUID()}`),
  };
}

/** The failure in words for the person at the keyboard, where that person can mend it. */
function explained(error: unknown, place: ShopPlace): unknown {
  if (!(error instanceof GoogleError)) return explainFailure(error, place) ?? error;
  if (!place.local || error.failure !== 'unreachable') return new Problem(error.message);
  return new Problem('The local site does not run.', 'Start it in another terminal: npm start');
}

/** Does something with the stores of a shop, and disconnects. */
export async function withShop<Result>(
  place: ShopPlace,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const { project, bucket, origins, google, app } = place.local ? localWay(place) : liveWay(place);
  const files: FileAddresses = {
    pathOf: (text) => {
      const file = text.startsWith('http') ? parseStorageUrl(text, origins) : undefined;
      return file?.bucket === bucket ? file.path : undefined;
    },
    addressOf: (path) => publicFileUrl({ bucket, path }, origins[0]),
  };
  try {
    return await work({
      project,
      isLocal: place.local,
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(bucket),
      google,
      files,
    });
  } catch (error) {
    throw explained(error, place);
  } finally {
    await deleteApp(app);
  }
}
