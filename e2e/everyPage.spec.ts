import { test } from './fixtures.ts';
import { openScene } from './shots/openScene.ts';
import { scenes } from './shots/scenes.ts';
import { pages } from './shots/storefront.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';

/** Pages that are on their way or were lost have no heading to judge. */
const whole = scenes.filter(({ name, isUnsettled }) => !isUnsettled && name !== 'page-lost');

for (const scene of whole) {
  const isPage = pages.includes(scene);
  test.describe(scene.name, { tag: isPage ? '@phone-long' : '@long' }, () => {
    test.use({ consent: scene.consent === undefined ? 'accepted' : scene.consent });

    test('can be used by everybody, and with text of double size on the narrowest screen', async ({
      page,
      complaints,
    }) => {
      if (scene.below !== undefined) await page.setViewportSize({ width: 390, height: 844 });
      await openScene(page, scene);
      await expectAccessible(page);
      // A show that fills the screen keeps its size.
      const fillsScreen = await page.evaluate(() => document.fullscreenElement !== null);
      if (!fillsScreen) await page.setViewportSize({ width: 320, height: 640 });
      await doubleText(page);
      await expectNoOverflow(page);
      // The browser notes what a scene refuses or cuts off.
      if (!isPage) complaints.length = 0;
    });
  });
}
