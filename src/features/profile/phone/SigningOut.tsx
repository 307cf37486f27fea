import { useCountdown } from '#src/hooks/time.ts';
import { PHONE_CHANGE_SIGN_OUT_DELAY_MS } from '#src/model/account/phone.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import noticeStyles from './SigningOut.module.css';

const SECOND_MS = 1000;

/** Says how long the session still lasts. */
export function SigningOut() {
  const { secondsLeft } = useCountdown(PHONE_CHANGE_SIGN_OUT_DELAY_MS / SECOND_MS);
  return <p className={noticeStyles['notice']}>{profileTexts.phoneSigningOut(secondsLeft)}</p>;
}
