import { Suspense } from 'react';
import type { Specialty } from '#src/model/content/schema.ts';
import { specialtyIcon } from '#src/model/content/specialtyChanges.ts';
import { lazyPage } from '../layout/lazyPage.tsx';
import styles from './SpecialtyIcon.module.css';

// All drawings together are larger than the page around them. The title beside a drawing says the same.
const SpecialtyDrawing = lazyPage(
  () => import('./SpecialtyDrawing.tsx').then((m) => m.SpecialtyDrawing),
  'nothing',
);

interface SpecialtyIconProps {
  specialty: Pick<Specialty, 'icon' | 'title'>;
}

/** The icon of a specialty. Its space is reserved while the drawings load. */
export function SpecialtyIcon({ specialty }: SpecialtyIconProps) {
  return (
    <span className={styles['place']}>
      <Suspense>
        <SpecialtyDrawing name={specialtyIcon(specialty)} />
      </Suspense>
    </span>
  );
}
