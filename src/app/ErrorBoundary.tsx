import { Component, type ReactNode } from 'react';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. */
  fallback: ReactNode;
  /** A change of this value renders the children again. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  place: string | undefined;
}

/** Catches the errors that its children throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * The last resort after an error: a text, a reload button and a link home. It uses neither router nor
 * stores, since those may have failed, and its link loads the page anew.
 */
export function ErrorScreen() {
  return (
    <div className={styles['screen']} role="alert">
      <h1 className={styles['title']}>{layoutTexts.errorTitle}</h1>
      <p>{layoutTexts.errorText}</p>
      <div className={styles['actions']}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {layoutTexts.reload}
        </Button>
        <a className={buttonClass('quiet')} href={routes.home}>
          {layoutTexts.goHome}
        </a>
      </div>
    </div>
  );
}
