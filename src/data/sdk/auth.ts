import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { firebaseApp } from './app.ts';

export {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';

/*
 * Sessions are kept where they can be seen without loading the SDK (see `storedSession.ts`), and no
 * resolver for pop-ups is given: it would fetch a third party's script.
 */
export const auth = initializeAuth(firebaseApp(), {
  persistence: [browserLocalPersistence, browserSessionPersistence],
});
auth.languageCode = 'da';
if (env.backend === 'local') {
  connectAuthEmulator(auth, `http://${LOCAL_HOST}:${env.ports.auth}`, { disableWarnings: true });
}
