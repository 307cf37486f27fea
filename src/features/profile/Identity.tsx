import { useCallback } from 'react';
import { useLoad } from '#src/hooks/useLoad.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import styles from './Identity.module.css';
import { memberSince } from './memberSince.ts';

/** Who is signed in, as what, and since when they have their account. */
export function Identity({ user }: { user: SessionUser }) {
  const { uid, isAdmin } = user;
  // Keyed by what the answer depends on: the session is told anew with every token.
  const load = useCallback(() => memberSince({ uid, isAdmin }), [uid, isAdmin]);
  const { value: since } = useLoad(load);
  return (
    <div className={styles['who']}>
      {user.name !== '' && <p className={styles['name']}>{user.name}</p>}
      <p className={styles['email']}>{user.email}</p>
      <p className={styles['role']}>
        <span className={styles['badge']}>
          {isAdmin ? profileTexts.administrator : profileTexts.user}
        </span>
        {since !== undefined && (
          <span className={styles['since']}>
            {profileTexts.memberSince} {since}
          </span>
        )}
      </p>
    </div>
  );
}
