import { Component, type ReactNode, Suspense } from 'react';
import type { Specialty } from '#src/model/content/schema.ts';
import { specialtyIcon } from '#src/model/content/specialties.ts';
import { lazyPage } from '../layout/lazyPage.ts';
import styles from './SpecialtyIcon.module.css';

interface DrawingBoundaryState {
  hasFailed: boolean;
}

/** Shows nothing when the drawing cannot be fetched: the title beside it says the same. */
class DrawingBoundary extends Component<{ children: ReactNode }, DrawingBoundaryState> {
  override state: DrawingBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): DrawingBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

// All drawings together are larger than the page around them.
const SpecialtyDrawing = lazyPage(() =>
  import('./SpecialtyDrawing.tsx').then((m) => m.SpecialtyDrawing),
);

interface SpecialtyIconProps {
  specialty: Pick<Specialty, 'icon' | 'title'>;
}

/** The icon of a specialty. Its space is reserved while the drawings load. */
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
