/** Runs work when what is there now has been painted: the second frame comes after the first is shown. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(work);
  });
}
