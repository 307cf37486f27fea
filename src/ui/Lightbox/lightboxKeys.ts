import type { KeyboardEvent } from 'react';
import type { Point } from '#src/model/base/geometry.ts';
import type { Zoom } from './zoom.ts';

interface LightboxKeysOptions {
  zoom: Zoom;
  onStep: (step: number) => void;
  onFirst: () => void;
  onLast: () => void;
  onSlideshow: () => void;
}

const MIDDLE: Point = { x: 0, y: 0 };
const ZOOM_STEP = 1.5;
const PAN_PX = 80;

const pans: Record<string, Point> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Returns true for a key that the focused element answers itself. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches(key === ' ' ? `${FIELDS}, button, a` : FIELDS);
}

/** Returns the key handler of the lightbox. The dialog handles Escape itself. */
export function lightboxKeys(options: LightboxKeysOptions): (event: KeyboardEvent) => void {
  const { zoom, onStep, onFirst, onLast, onSlideshow } = options;
  const actions: Record<string, () => void> = {
    ArrowLeft: () => onStep(-1),
    ArrowRight: () => onStep(1),
    PageUp: () => onStep(-1),
    PageDown: () => onStep(1),
    Home: onFirst,
    End: onLast,
    '+': () => zoom.change(MIDDLE, ZOOM_STEP, MIDDLE),
    '-': () => zoom.change(MIDDLE, 1 / ZOOM_STEP, MIDDLE),
    '0': zoom.fit,
    ' ': onSlideshow,
  };
  return (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || hasModifier || isTaken(event)) return;
    // On an enlarged picture the arrow keys pan instead of changing the picture.
    const pan = zoom.isEnlarged ? pans[event.key] : undefined;
    const action = pan ? () => zoom.change(pan, 1, MIDDLE) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
