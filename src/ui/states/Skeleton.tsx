import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

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
