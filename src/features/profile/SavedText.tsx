import savedStyles from './SavedText.module.css';

/** What is saved; or, more quietly, that nothing is. */
export function SavedText({ value, missing }: { value: string; missing: string }) {
  return value === '' ? <span className={savedStyles['missing']}>{missing}</span> : value;
}
