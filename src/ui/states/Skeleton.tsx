import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the exact size of what comes. */
  width?: string;
  height?: string;
  aspectRatio?: number;
}

/** Holds the place of something that is on its way. */
export function Skeleton({ width, height, aspectRatio }: SkeletonProps) {
  const size: CSSProperties = { width, height, aspectRatio };
  return <div className={styles['skeleton']} style={size} aria-hidden />;
}
