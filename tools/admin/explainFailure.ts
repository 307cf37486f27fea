import { LOCAL_HOST } from '#src/config/local.ts';
import { errorText } from '../errorText.ts';
import { Problem } from 'local-firebase/problem';
import type { Target } from './parseArguments.ts';

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function localFailure(text: string): Problem | undefined {
  if (!text.includes('ECONNREFUSED')) return undefined;
  return new Problem(
    `Nobody answers on ${LOCAL_HOST}: the local site does not run.`,
    'Start it in another terminal: npm start',
  );
}

function quotaFailure(text: string, project: string): Problem | undefined {
  if (!text.includes('quota project')) return undefined;
  return new Problem(
    'Google does not know on which project your own sign-in works.',
    `Say it once: gcloud auth application-default set-quota-project ${project}`,
  );
}

function remoteFailure(code: string, project: string): Problem | undefined {
  switch (code) {
    case 'app/invalid-credential':
      return new Problem(
        'There are no usable credentials for Google Cloud on this machine.',
        'Sign in with: gcloud auth application-default login',
        'or point GOOGLE_APPLICATION_CREDENTIALS at the key file of a service account.',
      );
    case 'auth/insufficient-permission':
      return new Problem(
        `These credentials may not manage the accounts of ${project}.`,
        'They need the role Firebase Authentication Admin in that project.',
      );
    case 'auth/project-not-found':
    case 'auth/configuration-not-found':
      return new Problem(`There is no project ${project} with Firebase Authentication.`);
    case 'app/network-error':
      return new Problem('Google cannot be reached. Is this machine online?');
    default:
      return undefined;
  }
}

/** A failure that the person at the keyboard can mend, in their words; nothing for any other. */
export function explainFailure(error: unknown, target: Target): Problem | undefined {
  if (error instanceof Problem) return error;
  const text = errorText(error);
  if (target.local) return localFailure(text);
  return quotaFailure(text, target.project) ?? remoteFailure(codeOf(error), target.project);
}
