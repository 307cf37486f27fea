import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules for the second theme, which has the same words and roles in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A colour on its way from one theme to the other has no contrast that could be judged. */
async function stopMovement(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}

async function violationsIn(page: Page, rules: string[]): Promise<unknown> {
  return page.evaluate(async (runOnly) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // A bar that stays may cover half of a button, until somebody scrolls.
    const isStillSmall = async ({ target }: axe.NodeResult): Promise<boolean> => {
      const button = document.querySelector(String(target[0])) ?? document.body;
      button.scrollIntoView({ block: 'center' });
      const { violations } = await checker.run(button, { runOnly: ['target-size'] });
      return violations.length > 0;
    };
    const found: [rule: string, html: string[]][] = [];
    const { violations } = await checker.run({ runOnly, resultTypes: ['violations'] });
    for (const { id, nodes } of violations) {
      const wrong: string[] = [];
      for (const node of nodes) {
        if (id !== 'target-size' || (await isStillSmall(node))) wrong.push(node.html);
      }
      if (wrong.length > 0) found.push([id, wrong]);
    }
    return found;
  }, rules);
}

async function expectNoViolations(page: Page, theme: Theme, rules: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Content that is still coming in is checked again; a real violation stays.
  await expect
    .poll(() => violationsIn(page, rules), { message: `in the ${theme} theme` })
    .toEqual([]);
}

/** Checks what is shown against WCAG 2.2 AA in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await stopMovement(page);
  await expectNoViolations(page, 'light', STANDARDS);
  await expectNoViolations(page, 'dark', COLOUR_RULES);
}
