import type { Page } from '@playwright/test';
import { signIn } from '../support/screens/signIn.ts';
import type { Scene } from './scene.ts';

const PATIENCE_MS = 8_000;
/** A picture that comes into sight is asked for some frames later. */
const QUIET_FRAMES = 30;

/** An observer tells of what has come into sight a frame later, and the picture is asked for after that. */
const FRAMES_A_SCREEN = 4;

/** Goes down the page and back, so that pictures which wait to be seen are asked for. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const goTo = async (top: number) => {
      window.scrollTo(0, top);
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) await goTo(top);
    await goTo(0);
  }, FRAMES_A_SCREEN);
}

/** Waits until nothing loads for a while; what never stops is left as it is. */
async function untilQuiet(page: Page): Promise<void> {
  const isQuiet = (frames: number): boolean => {
    const isLoading =
      document.querySelector('[aria-busy="true"], [class*="skeleton"]') !== null ||
      Array.from(document.images).some((image) => !image.complete);
    const { dataset } = document.documentElement;
    const quietFor = isLoading ? 0 : Number(dataset['quietFor'] ?? 0) + 1;
    dataset['quietFor'] = String(quietFor);
    return quietFor > frames;
  };
  await page
    .waitForFunction(isQuiet, QUIET_FRAMES, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  await page.evaluate(() => delete document.documentElement.dataset['quietFor']);
}

/** Waits until nothing is loading any more; a page that never stops is shown as it is. */
async function settle(page: Page): Promise<void> {
  // An open dialog hides the page's heading from its role, so that only the element can be asked for. A page
  // that could not be fetched has none.
  await page.locator('h1, .missing-part').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await untilQuiet(page);
  await walkThrough(page);
  await untilQuiet(page);
}

/** Goes to a scene as a person would, and waits until nothing loads any more. */
export async function openScene(page: Page, scene: Scene): Promise<void> {
  await scene.before?.(page);
  if (scene.as === undefined) await page.goto(scene.path);
  else await signIn(page, scene.as, scene.path);
  if (!scene.isUnsettled) await settle(page);
  await scene.act?.(page);
  // Scrolling would leave the place that the action has led to.
  if (scene.act && !scene.isUnsettled) await untilQuiet(page);
}
