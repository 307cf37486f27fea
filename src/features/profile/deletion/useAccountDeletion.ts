import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { reauthenticate } from '#src/data/auth/account.ts';
import { deleteAccount, type Deletion } from '#src/data/auth/deleteAccount.ts';
import { signOut } from '#src/data/auth/session.ts';
import { showErrorAtField } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import * as localStore from '#src/lib/browserStorage.ts';
import * as sessionStore from '#src/lib/sessionStore.ts';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '#src/model/account/login.ts';
import type { AccountDeletionValues } from '#src/model/account/profileForm.ts';
import { accountDeletionTexts, profileErrors } from '#src/model/account/profileTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';
import { clearCart } from '#src/stores/cart.ts';
import { beginSignOut, endSignOut } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { wrongPasswordCodes } from '../wrongPasswordCodes.ts';

/** Leaves nothing of a person in this browser; only what was answered about cookies stays answered. */
export function clearBrowserData(): void {
  clearCart();
  localStore.clear([CONSENT_STORAGE_KEY]);
  sessionStore.clear();
}

interface Proof {
  password: string;
  at: number;
}

/**
 * Asks for the password once, also when the deletion is tried again: after a lost answer the account
 * may be gone, and no password would fit any more.
 */
function useProof(form: UseFormReturn<AccountDeletionValues>) {
  const proof = useRef<Proof>(undefined);
  return useSubmit(
    async (password: string) => {
      const isFresh = Date.now() - (proof.current?.at ?? 0) < RECENT_SIGN_IN_MAX_AGE_MS;
      if (isFresh && proof.current?.password === password) return;
      await showErrorAtField(() => reauthenticate(password), {
        form,
        field: 'currentPassword',
        codes: wrongPasswordCodes,
        errors: profileErrors.deletionPassword,
      });
      proof.current = { password, at: Date.now() };
    },
    { errors: profileErrors.deletionPassword },
  );
}

interface AccountDeletion {
  pending: boolean;
  /** What the last try has left over. */
  failed: Deletion['failed'];
  run: (values: AccountDeletionValues) => Promise<void>;
}

/** Deletes the account, step by step; in the end nobody is signed in and this browser knows nothing. */
export function useAccountDeletion(form: UseFormReturn<AccountDeletionValues>): AccountDeletion {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<Deletion['failed']>([]);
  const proof = useProof(form);
  const deletion = useSubmit(deleteAccount, { errors: profileErrors.deletion });

  async function leave(): Promise<void> {
    beginSignOut();
    await navigate(routes.home);
    await signOut();
    clearBrowserData();
    showToast({ kind: 'success', text: accountDeletionTexts.success });
  }

  const departure = useSubmit(leave, { errors: profileErrors.deletion });

  return {
    pending: proof.pending || deletion.pending || departure.pending,
    failed,
    run: async ({ currentPassword }) => {
      const proven = await proof.submit(currentPassword);
      if (!proven.done) return;
      const outcome = await deletion.submit();
      if (!outcome.done) return;
      setFailed(outcome.answer.failed);
      if (outcome.answer.failed.length > 0) return;
      const departed = await departure.submit();
      if (!departed.done) endSignOut();
    },
  };
}
