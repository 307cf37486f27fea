import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { firebaseApp } from './app.ts';

export {
  deleteObject,
  getBlob,
  getMetadata,
  list,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

export const storage = getStorage(firebaseApp());
if (env.backend === 'local') connectStorageEmulator(storage, LOCAL_HOST, env.ports.storage);
