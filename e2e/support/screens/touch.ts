import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 8;

/** Fingers on the screen: real touch events, which the browser turns into everything else. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);

  async function send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Point[]) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** All fingers go from their first place to their last, in small steps. */
  async function move(from: Point[], to: Point[]): Promise<void> {
    await send('touchStart', from);
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      const now = from.map(({ x, y }, finger) => {
        const end = to[finger] ?? { x, y };
        return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
      });
      await send('touchMove', now);
    }
    await send('touchEnd', []);
  }

  return {
    swipe: (from: Point, by: Point) => move([from], [{ x: from.x + by.x, y: from.y + by.y }]),
    /** Two fingers go apart, from `start` to `end` pixels to each side of the point. */
    pinch: (at: Point, start: number, end: number) =>
      move(
        [
          { x: at.x - start, y: at.y },
          { x: at.x + start, y: at.y },
        ],
        [
          { x: at.x - end, y: at.y },
          { x: at.x + end, y: at.y },
        ],
      ),
  };
}

/** The middle of an element on the screen. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
