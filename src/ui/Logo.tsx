import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** Stands for the logo where there is none, and names it where there is one. */
  name: string;
  url?: string | undefined;
  /** A factor: 1 is the natural height. */
  size?: number | undefined;
  positionX?: number | undefined;
  positionY?: number | undefined;
  className?: string | undefined;
}

/** The photographer's logo where it has been placed, or the name set in the display face. */
export function Logo({ name, url, size = 1, positionX = 0, positionY = 0, className }: LogoProps) {
  if (!url) return <span className={classNames(styles['name'], className)}>{name}</span>;
  const style: CSSProperties = {
    transform: `translate(${positionX}px, ${positionY}px) scale(${size})`,
  };
  return (
    <img className={classNames(styles['logo'], className)} style={style} src={url} alt={name} />
  );
}
