import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Problem } from 'local-firebase/problem';
import { HOW_TO_SIGN_IN } from '../live/accessToken.ts';
import { messageOf } from '../messageOf.ts';
import { requireNoEmulators } from '../noEmulators.ts';

/** Firestore tells by a number why it refuses, in an error without a way to mend it. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** Opens the database of a shop with the sign-in of whoever sits here, does something with it and closes it. */
export async function withShopDatabase<Result>(
  project: string,
  work: (db: Firestore) => Promise<Result>,
): Promise<Result> {
  requireNoEmulators(project);
  // A person's own sign-in names no project that pays for the questions.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  const credential = applicationDefault();
  try {
    // Firestore itself would end the program.
    await credential.getAccessToken();
  } catch (error) {
    throw new Problem('Du er ikke logget ind hos Google.', ...HOW_TO_SIGN_IN, messageOf(error));
  }
  const app = initializeApp({ projectId: project, credential });
  try {
    return await work(getFirestore(app));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new Problem('Butikkens database svarede ikke.', messageOf(error));
  } finally {
    await deleteApp(app);
  }
}
