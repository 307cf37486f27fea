import { classNames } from '../controls/classNames.ts';
import styles from './BotCheck.module.css';

export interface BotCheckProps {
  /** The token of a solved challenge; null when it has expired or cannot be had. */
  onToken: (token: string | null) => void;
  /** A new number clears the challenge. */
  attempt: number;
}

/** What the bot check says of itself, below its frame. */
export function BotCheckNote({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p role="status" className={classNames(styles['note'], isProblem && styles['problem'])}>
      {text}
    </p>
  );
}
