import hintStyles from './AccountHint.module.css';

/** Tells password managers whose password a form is about, where no field of it says so. */
export function AccountHint({ email }: { email: string }) {
  return (
    <input
      className={hintStyles['account']}
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
