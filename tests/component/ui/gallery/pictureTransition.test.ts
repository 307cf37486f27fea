import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cardPicture,
  LIGHTBOX_PICTURE,
  movePicture,
  PICTURE_CARD,
  TRANSITION_NAME,
} from '#src/ui/gallery/pictureTransition.ts';

/** Longer than the page waits for a change. */
const LATE_MS = 1_000;

const nameOfCard = () => cardPicture('fyret')?.style.viewTransitionName;
const lightbox = () => document.querySelector(`[${LIGHTBOX_PICTURE}]`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `<a ${PICTURE_CARD}="fyret"><img alt=""></a><div ${LIGHTBOX_PICTURE}></div>`;
  // The transition never ends, so that the names it works with can be seen.
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => ({
      ready: change(),
      finished: Promise.withResolvers<undefined>().promise,
    }),
  });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.innerHTML = '';
});

test('a closed picture moves back to its card', async () => {
  movePicture('fyret', () => lightbox()?.remove());
  await vi.advanceTimersByTimeAsync(0);
  expect(nameOfCard()).toBe(TRANSITION_NAME);
});

test('a card has no name while the lightbox is still open: only one element may have it', async () => {
  movePicture('fyret', () => setTimeout(() => lightbox()?.remove(), LATE_MS));
  await vi.advanceTimersByTimeAsync(LATE_MS - 1);
  expect(nameOfCard()).toBe('');
});
