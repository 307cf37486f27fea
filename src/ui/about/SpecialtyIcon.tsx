import { Component, type ReactNode, Suspense } from 'react';
import type { Specialty } from '#src/model/content/schema.ts';
import { specialtyIcon } from '#src/model/content/specialties.ts';
import { lazyPage } from '../layout/lazyPage.ts';
import styles from './SpecialtyIcon.module.css';

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

// All drawings together weigh more than the page around them.
const SpecialtyDrawing = lazyPage(() =>
  import('./SpecialtyDrawing.tsx').then((m) => m.SpecialtyDrawing),
);

interface SpecialtyIconProps {
  specialty: Pick<Specialty, 'icon' | 'title'>;
}

/** The icon of a specialty. Its place is kept until the drawings have come. */
export function SpecialtyIcon({ specialty }: SpecialtyIconProps) {
  return (
    <span className={styles['place']}>
      <DrawingBoundary>
        <Suspense>
          <SpecialtyDrawing name={specialtyIcon(specialty)} />
        </Suspense>
      </DrawingBoundary>
    </span>
  );
}
