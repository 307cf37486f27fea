import styles from './BotCheck.module.css';
import { classNames } from './classNames.ts';

/** What the bot check says of itself, below its frame. */
export function BotCheckNote({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p role="status" className={classNames(styles['note'], isProblem && styles['problem'])}>
      {text}
    </p>
  );
}
