import { beforeEach, expect, test } from 'vitest';
import { overlayOpened, useOverlays } from '#src/stores/overlays.ts';

beforeEach(() => {
  useOverlays.setState(useOverlays.getInitialState(), true);
});

test('overlays are counted in and out, each once', () => {
  const closeFirst = overlayOpened();
  const closeSecond = overlayOpened();
  expect(useOverlays.getState().openCount).toBe(2);
  closeFirst();
  closeFirst();
  expect(useOverlays.getState().openCount).toBe(1);
  closeSecond();
  expect(useOverlays.getState().openCount).toBe(0);
});
