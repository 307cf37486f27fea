import { useState, type CSSProperties } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** Shown instead of a missing logo; otherwise its alternative text. */
  name: string;
  url?: string | undefined;
  /** A scale factor: 1 is the natural height. */
  size?: number | undefined;
  positionX?: number | undefined;
  positionY?: number | undefined;
}

/** The photographer's logo, or the name until the logo has loaded. */
export function Logo({ name, url, size = 1, positionX = 0, positionY = 0 }: LogoProps) {
  const [outcome, setOutcome] = useState<{ url: string; isShown: boolean }>();
  const known = outcome?.url === url ? outcome : undefined;
  const placed = {
    '--logo-size': size,
    '--logo-x': `${positionX}px`,
    '--logo-y': `${positionY}px`,
  } as CSSProperties;
  return (
    <>
      {!known?.isShown && <span className={styles['name']}>{name}</span>}
      {url && known?.isShown !== false && (
        <img
          className={classNames(styles['logo'], !known && styles['waiting'])}
          style={placed}
          src={url}
          alt={known ? name : ''}
          onLoad={() => setOutcome({ url, isShown: true })}
          onError={() => setOutcome({ url, isShown: false })}
        />
      )}
    </>
  );
}
