import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getDatabase, getDatabaseWithUrl, type Database } from 'firebase-admin/database';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firestoreDatabase, localDatabaseUrl } from './env.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

function app(): ReturnType<typeof initializeApp> {
  return getApps()[0] ?? initializeApp();
}

// Each part of the SDK is initialised on first use, so that functions start quickly.
export const appCheck = (): AppCheck => getAppCheck(app());
export const auth = (): Auth => getAuth(app());
export const firestore = (): Firestore => getFirestore(app(), firestoreDatabase);
export const database = (): Database =>
  localDatabaseUrl ? getDatabaseWithUrl(localDatabaseUrl, app()) : getDatabase(app());
export const bucket = (): Bucket => getStorage(app()).bucket();
