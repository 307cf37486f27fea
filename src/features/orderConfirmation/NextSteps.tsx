import { texts } from '#src/model/cart/texts.ts';
import stepStyles from './NextSteps.module.css';

/** The way of the order; the first step is done. */
export function NextSteps() {
  return (
    <section className={stepStyles['next']}>
      <h2 className={stepStyles['title']}>{texts.nextTitle}</h2>
      <ol className={stepStyles['line']}>
        {texts.steps.map((step, index) => (
          <li
            key={step}
            className={stepStyles['step']}
            {...(index === 0 && { 'aria-current': 'step' as const })}
          >
            {step}
          </li>
        ))}
      </ol>
      <p className={stepStyles['text']}>{texts.nextText}</p>
    </section>
  );
}
