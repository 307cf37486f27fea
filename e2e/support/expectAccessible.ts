import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other theme has the same words and roles in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colours that are still on their way between the themes have no contrast that could be judged. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of theme begins with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}

async function violationsIn(page: Page, rules: string[]): Promise<unknown> {
  await settleColours(page);
  return page.evaluate(async (runOnly) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await checker.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, rules);
}

/** Checks what is shown against WCAG 2.2 AA in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsIn(page, STANDARDS), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsIn(page, COLOUR_RULES), 'in the dark theme').toEqual([]);
}
