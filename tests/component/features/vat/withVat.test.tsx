import { beforeEach, expect, test } from 'vitest';
import { givenPrices, pricedScreens, wordsShown } from '../../support/pricedScreens.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
beforeEach(givenPrices);

test.each(pricedScreens)('$name says that moms is included', async ({ open, words }) => {
  await open();
  for (const each of words) expect(wordsShown()).toMatch(each);
});
