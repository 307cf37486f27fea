import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { Problem } from 'local-firebase/problem';
import { LOCAL_STORAGE_BUCKET, localPorts } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import type { Target } from '../admin/parseArguments.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';
import { localUrls } from '../seed/seed.ts';

/** The records and files of a shop, reached past its rules. */
export interface OpenedShop {
  firestore: FirebaseFirestore.Firestore;
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  urlOf: (path: string) => string;
}

/** Does something with the records and files of a shop, and disconnects. */
export async function withShop<Result>(
  target: Target,
  work: (shop: OpenedShop) => Promise<Result>,
): Promise<Result> {
  if (target.local) {
    const ports = localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? 0));
    return withLocalFirebase(ports, (app) =>
      work({
        firestore: getFirestore(app),
        bucket: getStorage(app).bucket(LOCAL_STORAGE_BUCKET),
        urlOf: localUrls(ports),
      }),
    );
  }
  if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) {
    throw new Problem(`FIRESTORE_EMULATOR_HOST is set, so ${target.project} would not be reached.`);
  }
  const bucket = site.bucket || `${target.project}.firebasestorage.app`;
  const app = initializeApp({ projectId: target.project, credential: applicationDefault() });
  try {
    return await work({
      firestore: getFirestore(app),
      bucket: getStorage(app).bucket(bucket),
      urlOf: (path) => publicFileUrl({ bucket, path }),
    });
  } finally {
    await deleteApp(app);
  }
}
