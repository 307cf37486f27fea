import { Component, type ReactNode } from 'react';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  /** What is shown instead. */
  fallback: ReactNode;
  /** When it changes, what failed is given another chance. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  place: string | undefined;
}

/** Catches what a screen throws while it is drawn, so that a way on remains. */
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
 * The last resort: what happened, and the ways on. It needs neither router nor store, since those may
 * be what failed; and a link that loads the page anew leaves behind what is broken.
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
