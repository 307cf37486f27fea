import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  LOCAL_DATABASE_NAMESPACE,
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
  type LocalPorts,
} from '#src/config/local.ts';

/** Does something with the Admin SDK connected to the local emulators, and disconnects. */
export async function withLocalFirebase<Result>(
  ports: LocalPorts,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  // The Admin SDK reads where the emulators are from the environment alone.
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL_HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.firestore}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.database}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp(
    {
      projectId: LOCAL_PROJECT_ID,
      storageBucket: LOCAL_STORAGE_BUCKET,
      databaseURL: `http://${LOCAL_HOST}:${ports.database}?ns=${LOCAL_DATABASE_NAMESPACE}`,
    },
    `seed-${randomUUID()}`,
  );
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}
