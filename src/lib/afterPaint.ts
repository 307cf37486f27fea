/**
 * Runs work after the current state has been painted: the second animation frame starts after the
 * first was shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(work);
  });
}
