import * as z from 'zod/mini';
import { askIdentityToolkit } from '../identityToolkit.ts';
import { Refusal } from '../refusal.ts';

const serviceError = z.object({ error: z.object({ message: z.string() }) });

function passwordRefusal(message: string): Refusal {
  const code = message.split(' ', 1)[0];
  switch (code) {
    case 'INVALID_LOGIN_CREDENTIALS':
    case 'INVALID_PASSWORD':
    case 'EMAIL_NOT_FOUND':
    case 'INVALID_EMAIL':
      return new Refusal(401, 'auth/invalid-credential');
    case 'USER_DISABLED':
      return new Refusal(403, 'auth/user-disabled');
    case 'TOO_MANY_ATTEMPTS_TRY_LATER':
      return new Refusal(429, 'auth/too-many-requests');
    default:
      return new Refusal(502, 'service-failed');
  }
}

/** Has Firebase Auth check a password, of which the Admin SDK knows nothing. No session is made of it. */
export async function requirePassword(email: string, password: string): Promise<void> {
  const answer = await askIdentityToolkit('accounts:signInWithPassword', { email, password });
  if (answer.ok) return;
  const problem = z.safeParse(serviceError, await answer.json());
  throw passwordRefusal(problem.success ? problem.data.error.message : '');
}
