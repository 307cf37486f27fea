import type { Locator, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { placeOrder } from './support/records/orders.ts';
import { openEditor, photograph, removeStored } from './support/records/pictures.ts';
import { people, signIn } from './support/screens/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.skip(({ isMobile }) => !isMobile, 'a desktop has no fingers');

const MIN_TARGET_PX = 44;

/** The buttons, links and fields that a finger would miss. Links within a text may be as high as their line. */
const missedTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, [role="button"], [role="option"], nav a, input:not([type="file"]), select, textarea',
    );
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    return [...targets].flatMap((target) => {
      const shown = target.closest('label') ?? target;
      const { width, height } = shown.getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (!isShown || (dialog && !dialog.contains(target))) return [];
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSmall = width < least - 0.5 || height < least - 0.5;
      const isCovered = !shown.contains(hit);
      const name = target.textContent || target.ariaLabel;
      return [
        ...(isSmall ? [`${name} is ${width}x${height}`] : []),
        ...(isCovered ? [`${name} is under ${hit?.outerHTML.slice(0, 80)}`] : []),
      ];
    });
  }, MIN_TARGET_PX);

async function expectHandy(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expect.poll(() => missedTargets(page)).toEqual([]);
}

async function openDashboard(page: Page) {
  await signIn(page, people.photographer, adminPath('forside'));
  const shortcuts = page.getByRole('navigation', { name: 'I dag' });
  await expect(shortcuts).toBeVisible();
  await expectHandy(page);
  return shortcuts;
}

test('a payment is approved with three taps @main @phone', async ({ page }) => {
  const { customer } = await placeOrder();
  const shortcuts = await openDashboard(page);
  await expectAccessible(page);
  await shortcuts.getByRole('link', { name: /^Godkend betaling/ }).tap();
  const card = page.getByRole('article', { name: customer });
  await expect(card).toBeVisible();
  await expectHandy(page);
  await card.getByRole('button', { name: 'Godkend' }).tap();
  await expectHandy(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).tap();
  await expect(page.getByText(/^Kontantbetaling godkendt!/)).toBeVisible();
  await expectHandy(page);
});

test('a picture goes from the camera roll to the shop @phone', async ({ page, request }) => {
  const title = uniqueName('Telefonbillede');
  const shortcuts = await openDashboard(page);
  await shortcuts.getByRole('link', { name: 'Nyt billede' }).tap();
  const choose = page.getByRole('button', { name: 'Vælg billeder' });
  await expect(choose).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await choose.tap();
  const opened = await chooser;
  expect(await opened.element().getAttribute('accept')).toBe('image/*');
  await opened.setFiles([await photograph(`${title}.jpg`)]);
  await expect(page.getByRole('region', { name: '1 billede er valgt' })).toBeVisible();
  await expectHandy(page);
  await page.getByRole('button', { name: 'Upload billeder' }).tap();
  const form = page.getByRole('dialog');
  await form.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await expectHandy(page);
  await form.getByRole('button', { name: 'Færdig' }).tap();
  await page.getByRole('button', { name: 'Upload billeder' }).tap();
  await expect(page.getByText('1 billede er uploadet')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Publiceret');
  await expectHandy(page);
  await removeStored(request, 'enkeltbilleder', title);
});

/** The names of tabs and the greeting where they end in dots, and the buttons of pictures that stand outside of them. */
const cutByLargeText = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('nav svg + span, header > p')];
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const outside = [...document.querySelectorAll('main article')].flatMap((picture) => {
      const { right } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const buttons = [...picture.querySelectorAll('button[aria-label]')];
      const room = Number.parseFloat(getComputedStyle(picture).fontSize);
      return buttons.filter((button) => button.getBoundingClientRect().right > right + room);
    });
    return [
      ...cut.map(({ textContent }) => textContent),
      ...outside.map(({ ariaLabel }) => ariaLabel),
    ];
  });

test('text of twice the size cuts no name of a tab, no greeting and no button of a picture @phone', async ({
  page,
}) => {
  await signIn(page, people.photographer, adminPath('galleri'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await doubleText(page);
  await expect.poll(() => cutByLargeText(page)).toEqual([]);
  await expectHandy(page);
});

test('the first pictures are seen at once, and the filters when they are asked for @phone', async ({
  page,
}) => {
  await openEditor(page, people.photographer, adminPath('galleri'));
  const first = page.getByRole('article').first().locator('img');
  const bar = page.getByRole('navigation').last();
  const bottomOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height;
  };
  const barTop = (await bar.boundingBox())?.y ?? 0;
  expect(await bottomOf(first)).toBeLessThan(barTop);
  const state = page.getByLabel('Tilstand');
  await expect(state).toBeHidden();
  await page.getByRole('button', { name: 'Filtre' }).tap();
  await state.selectOption('Publiceret');
  await expect(page.getByRole('button', { name: 'Filtre (1)' })).toBeVisible();
  await expectHandy(page);
});
