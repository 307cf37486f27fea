import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for links that are the one thing to do. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[look], className);
}
