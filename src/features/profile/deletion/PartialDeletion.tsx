import { accountDeletionTexts as texts } from '#src/model/account/profileTexts.ts';
import partialStyles from './PartialDeletion.module.css';

/** What is still there. */
export function PartialDeletion({ failed }: { failed: readonly string[] }) {
  return (
    <div role="alert" className={partialStyles['left']}>
      <p className={partialStyles['words']}>{texts.partialList}</p>
      <ul className={partialStyles['list']}>
        {failed.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
