import { useNavigate } from 'react-router-dom';
import { signOut } from '#src/data/auth/session.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { PHONE_CHANGE_SIGN_OUT_DELAY_MS } from '#src/model/account/phone.ts';
import { signOutErrors } from '#src/model/account/texts.ts';
import { routes } from '#src/model/base/routes.ts';
import { beginLeaving, endLeaving, useSession } from '#src/stores/session.ts';

/** Ends the session in four seconds, on whichever page its owner is by then. */
export function useDelayedSignOut(uid: string): () => void {
  const navigate = useNavigate();
  const { submit } = useSubmit(signOut, { errors: signOutErrors });

  async function leave(): Promise<void> {
    if (useSession.getState().user?.uid !== uid) return;
    beginLeaving();
    const outcome = await submit();
    if (outcome.done) await navigate(routes.login);
    else endLeaving();
  }

  return () => {
    setTimeout(() => void leave(), PHONE_CHANGE_SIGN_OUT_DELAY_MS);
  };
}
