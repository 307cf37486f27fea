import { initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';

/** The Firebase app of the page; repeated calls return the same one. */
export function firebaseApp(): FirebaseApp {
  if (!env.firebase) throw new AppError('not-configured');
  return initializeApp(env.firebase);
}
