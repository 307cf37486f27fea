import { useNavigate } from 'react-router-dom';
import { signOut } from '#src/data/auth/session.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { signOutErrors } from '#src/model/account/texts.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { beginSignOut, endSignOut } from '#src/stores/session.ts';

const signedOut = () => ({ kind: 'info', text: layoutTexts.signedOut }) as const;

/** Navigates to the front page and ends the session. */
export function useSignOut(errors: OperationErrors = signOutErrors): () => void {
  const navigate = useNavigate();
  const { submit } = useSubmit(signOut, { success: signedOut, errors });

  async function end(): Promise<void> {
    const outcome = await submit();
    if (!outcome.done) endSignOut();
  }

  return () => {
    // Otherwise a guarded page would redirect to the login page when the session ends.
    beginSignOut();
    void navigate(routes.home);
    void end();
  };
}
