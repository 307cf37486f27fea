import { useEffect } from 'react';
import { countOverlay } from '#src/stores/overlays.ts';

/** Counts the component among what lies above the page, as long as it is shown. */
export function useCountedOverlay(): void {
  useEffect(() => countOverlay(), []);
}
