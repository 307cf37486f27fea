import { orderConfirmationTexts as texts } from '#src/shared/texts/orderConfirmation.ts';
import styles from './NextSteps.module.css';

/** The way of the order; the first step is done. */
export function NextSteps() {
  return (
    <section className={styles['next']}>
      <h2 className={styles['title']}>{texts.nextTitle}</h2>
      <ol className={styles['line']}>
        {texts.steps.map((step, index) => (
          <li
            key={step}
            className={styles['step']}
            {...(index === 0 && { 'aria-current': 'step' as const })}
          >
            {step}
          </li>
        ))}
      </ol>
      <p className={styles['text']}>{texts.nextText}</p>
    </section>
  );
}
