import type { Locator, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A hand at the mouse and the keyboard of somebody who knows the program, at the pace of the keystroke-level
 * model of Card, Moran and Newell.
 */

const POINT_MS = 1100;
const KEY_MS = 200;
/** Before each act: to see what there is, and to decide. */
const THINK_MS = 1350;
/** To select the files in the window of the system. */
const FILES_MS = 4000;
const STEPS = 20;

/** The acts of a hand; the seconds run until the page has done its part. */
export interface Effort {
  clicks: number;
  keys: number;
  scrolls: number;
  seconds: number;
}

type Counts = Omit<Effort, 'seconds'>;

declare global {
  var effort: Counts;
}

const nothing: Counts = { clicks: 0, keys: 0, scrolls: 0 };

/** Has the page count what really happens in it; call it before the page is opened. */
export async function countEffort(page: Page): Promise<void> {
  await page.addInitScript((counts) => {
    globalThis.effort = counts;
    const counted = { pointerdown: 'clicks', keydown: 'keys', wheel: 'scrolls' } as const;
    for (const [event, kind] of Object.entries(counted)) {
      addEventListener(event, () => (globalThis.effort[kind] += 1), true);
    }
  }, nothing);
}

/** The effort of some work, from its first act to the last thing that it waits for. */
export async function effortOf(page: Page, work: () => Promise<unknown>): Promise<Effort> {
  await page.evaluate((counts) => (globalThis.effort = counts), nothing);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { ...(await page.evaluate(() => globalThis.effort)), seconds };
}

interface Point {
  x: number;
  y: number;
}

/** The middle of something, which is scrolled to where it is out of sight. */
async function pointOf(page: Page, target: Locator): Promise<Point> {
  const height = page.viewportSize()?.height ?? 0;
  for (;;) {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to point at');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (middle.y > 0 && middle.y < height) return middle;
    await page.mouse.wheel(0, middle.y < 0 ? -height / 2 : height / 2);
    await wait(KEY_MS);
  }
}

/** Points at something, also where it moves meanwhile, and presses the button of the mouse. */
export async function click(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await wait(THINK_MS + POINT_MS);
  const { x, y } = await pointOf(page, target);
  await page.mouse.move(x, y, { steps: STEPS });
  await page.mouse.click(x, y);
}

/** Presses keys one after another, each as Playwright names it. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  await wait(THINK_MS);
  for (const key of keys) {
    await page.keyboard.press(key);
    await wait(KEY_MS);
  }
}

/** Types into what has the focus. */
export function type(page: Page, text: string): Promise<void> {
  return press(page, ...Array.from(text));
}

/** Presses a button that opens the system's window for files, and chooses some there. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: readonly string[],
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await click(page, button);
  const chooser = await opened;
  await wait(FILES_MS);
  await chooser.setFiles([...files]);
}
