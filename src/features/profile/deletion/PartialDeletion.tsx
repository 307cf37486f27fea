import { accountDeletionTexts as texts } from '#src/shared/texts/profile.ts';
import styles from './PartialDeletion.module.css';

/** What is still there. */
export function PartialDeletion({ failed }: { failed: readonly string[] }) {
  return (
    <div role="alert" className={styles['left']}>
      <p className={styles['words']}>{texts.partialList}</p>
      <ul className={styles['list']}>
        {failed.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
