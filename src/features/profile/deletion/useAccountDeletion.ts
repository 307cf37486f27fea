import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { reauthenticate, deleteAccount, type Deletion } from '#src/data/auth/account.ts';
import { signOut } from '#src/data/auth/session.ts';
import { showErrorAtField } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '#src/model/account/login.ts';
import type { AccountDeletionValues } from '#src/model/account/profileForm.ts';
import { accountDeletionTexts, profileErrors } from '#src/model/account/profileTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';
import { clearCart } from '#src/stores/cart.ts';
import { beginSignOut, endSignOut } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Clears all data of a user in this browser except the answer about cookies. */
function clearBrowserData(): void {
  clearCart();
  localStore.clear([CONSENT_STORAGE_KEY]);
  sessionStore.clear();
}

interface ConfirmedPassword {
  password: string;
  at: number;
}

/**
 * Checks the password once, not again at a retry of the deletion: after a lost answer the account may
 * be deleted already, and no password would be accepted.
 */
function usePasswordCheck(form: UseFormReturn<AccountDeletionValues>) {
  const confirmed = useRef<ConfirmedPassword>(undefined);
  return useSubmit(
    async (password: string) => {
      const isFresh = Date.now() - (confirmed.current?.at ?? 0) < RECENT_SIGN_IN_MAX_AGE_MS;
      if (isFresh && confirmed.current?.password === password) return;
      await showErrorAtField(() => reauthenticate(password), {
        form,
        field: 'currentPassword',
        codes: wrongPasswordCodes,
        errors: profileErrors.deletionPassword,
      });
      confirmed.current = { password, at: Date.now() };
    },
    { errors: profileErrors.deletionPassword },
  );
}

interface AccountDeletion {
  pending: boolean;
  /** The steps of the last attempt that failed. */
  failed: Deletion['failed'];
  run: (values: AccountDeletionValues) => Promise<void>;
}

/** Deletes the account, then signs out and clears the data in this browser. */
export function useAccountDeletion(form: UseFormReturn<AccountDeletionValues>): AccountDeletion {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<Deletion['failed']>([]);
  const passwordCheck = usePasswordCheck(form);
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
    pending: passwordCheck.pending || deletion.pending || departure.pending,
    failed,
    run: async ({ currentPassword }) => {
      const checked = await passwordCheck.submit(currentPassword);
      if (!checked.done) return;
      const outcome = await deletion.submit();
      if (!outcome.done) return;
      setFailed(outcome.answer.failed);
      if (outcome.answer.failed.length > 0) return;
      const departed = await departure.submit();
      if (!departed.done) endSignOut();
    },
  };
}
