import type { ReactNode } from 'react';
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
