import type { ReactNode } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './HeaderFrame.module.css';

interface HeaderFrameProps {
  /** The link that holds the logo. */
  home: ReactNode;
  navigation: ReactNode;
  tools: ReactNode;
  /** The way into the menu, where the navigation has no room. */
  burger?: ReactNode;
  /** Lies on a picture instead of above the page. */
  isFloating?: boolean;
  /** Is transparent, for the picture below. */
  isClear?: boolean;
  isScrolled?: boolean;
}

/** The look of the header; what stands in it is given. */
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
