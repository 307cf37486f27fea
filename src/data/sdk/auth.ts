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
  getMultiFactorResolver,
  multiFactor,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';

/*
 * Sessions are stored where `storedSession.ts` can find them without loading the SDK. There is no
 * resolver for pop-ups, because it would load a third-party script.
 */
export const auth = initializeAuth(firebaseApp(), {
  persistence: [browserLocalPersistence, browserSessionPersistence],
});
auth.languageCode = 'da';
if (env.backend === 'local') {
  connectAuthEmulator(auth, `http://${LOCAL_HOST}:${env.ports.auth}`, { disableWarnings: true });
}
