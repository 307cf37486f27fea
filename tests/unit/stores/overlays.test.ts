import { expect, test } from 'vitest';
import { countOverlay, useOverlays } from '#src/stores/overlays.ts';

test('overlays are counted in and out, each once', () => {
  const closeFirst = countOverlay();
  const closeSecond = countOverlay();
  expect(useOverlays.getState().openCount).toBe(2);
  closeFirst();
  closeFirst();
  expect(useOverlays.getState().openCount).toBe(1);
  closeSecond();
  expect(useOverlays.getState().openCount).toBe(0);
});
