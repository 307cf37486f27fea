import { type ReactNode, useState, type CSSProperties } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './HeaderFrame.module.css';

interface HeaderFrameProps {
  /** The link that holds the logo. */
  home: ReactNode;
  navigation: ReactNode;
  tools: ReactNode;
  /** The button that opens the menu on narrow screens. */
  burger?: ReactNode;
  /** The header overlaps the picture at the top of the page. */
  isFloating?: boolean;
  /** The header is transparent over the picture. */
  isClear?: boolean;
  isScrolled?: boolean;
}

/** The layout of the header. */
export function HeaderFrame(props: HeaderFrameProps) {
  const { home, navigation, tools, burger, isFloating, isClear, isScrolled } = props;
  return (
    <header
      className={classNames(
        styles['header'],
        isFloating && styles['floating'],
        isClear && styles['clear'],
        isScrolled && styles['scrolled'],
      )}
    >
      <div className={styles['inner']}>
        <div className={styles['home']}>{home}</div>
        <div className={styles['navigation']}>{navigation}</div>
        <div className={styles['tools']}>
          {tools}
          <div className={styles['burger']}>{burger}</div>
        </div>
      </div>
    </header>
  );
}

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
