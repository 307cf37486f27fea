import { classNames } from '../controls/classNames.ts';
import styles from './BotCheck.module.css';

export interface BotCheckProps {
  /** The token of a solved challenge; null when it has expired or the provider cannot be reached. */
  onToken: (token: string | null) => void;
  /** A new number resets the challenge. */
  attempt: number;
  /** Without a permission the form can be sent all the same. */
  isOptional: boolean;
}

/** The status text below the challenge. */
export function BotCheckNote({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p role="status" className={classNames(styles['note'], isProblem && styles['problem'])}>
      {text}
    </p>
  );
}
