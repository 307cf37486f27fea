import { Component } from 'react';
import type { ReactNode } from 'react';

interface DrawingBoundaryState {
  hasFailed: boolean;
}

/** A drawing that cannot be fetched leaves its place empty: the words beside it say the same. */
export class DrawingBoundary extends Component<{ children: ReactNode }, DrawingBoundaryState> {
  override state: DrawingBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): DrawingBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
