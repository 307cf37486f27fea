import type { ReactNode, CSSProperties } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  text: string;
  /** A link or button that leads on. */
  action?: ReactNode;
}

/** Shown instead of an empty list: one sentence and one action. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <svg className={styles['drawing']} viewBox="0 0 96 64" aria-hidden>
        <rect x="0.5" y="0.5" width="95" height="63" />
        <path d="M0.5 50 L30 30 L48 42 L70 22 L95.5 46" />
        <circle cx="26" cy="18" r="5" />
      </svg>
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  );
}

interface SkeletonProps {
  /** CSS lengths: the exact size of the content. */
  width?: string;
  height?: string;
  aspectRatio?: number;
}

/** Reserves the space of content that is loading. */
export function Skeleton({ width, height, aspectRatio }: SkeletonProps) {
  const size: CSSProperties = { width, height, aspectRatio };
  return <div className={styles['skeleton']} style={size} aria-hidden />;
}
