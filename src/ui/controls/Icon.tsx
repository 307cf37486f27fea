import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface IconProps {
  of: LucideIcon;
  /** In pixels at the default text size: an icon grows with the text beside it. */
  size?: number;
}

const ROOT_FONT_PX = 16;

/** A line icon in the site's stroke width. It is hidden from screen readers: text beside it must name it. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return (
    <Drawing aria-hidden size={`${size / ROOT_FONT_PX}rem`} strokeWidth={1.5} nonScalingStroke />
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
