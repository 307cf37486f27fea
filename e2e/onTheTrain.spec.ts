import type { Download, Locator, Page, Request } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { contentOf, downloadBy, entriesOf } from './support/screens/archives.ts';
import {
  cartButton,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  orderOffline,
  thanks,
} from './support/screens/cart.ts';
import { cutRequests } from './support/network/cutRequests.ts';
import { forgetOrders, orderCount } from './support/records/orders.ts';
import { placePurchase } from './support/records/purchases.ts';
import { signIn, untilKnown } from './support/screens/signIn.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.skip(({ isMobile }) => !isMobile, 'a journey of a phone');

const LATE_MS = 3000;
/** A page needs dozens of answers, some of them one after the other. */
const PATIENCE_MS = 60_000;

const ALBUM = { id: 'album', name: 'Strand', type: 'album' as const, pictures: ['Bølge', 'Sand'] };
const FILES = /\/o\/customer-permanent-archive[^?]*\?alt=media/;

const isOrder = (request: Request) =>
  request.url().includes('/documents:commit') &&
  (request.postData() ?? '').includes('/pending-orders/');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const missing = (page: Page) =>
  page.getByText('Denne del af siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.');
const unconfirmed = (page: Page) => page.getByText(/^Ikke bekræftet endnu/).first();
const again = (page: Page) => cartPanel(page).getByRole('button', { name: 'Prøv igen' });
const picture = (page: Page) => page.getByRole('dialog');

/** Does something in a tunnel. What it leads to is there at once, or said to be missing, and there after the tunnel. */
async function inTunnel(page: Page, act: () => Promise<void>, result: Locator): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await act();
  await expect(result.or(missing(page)).first()).toBeVisible();
  await context.setOffline(false);
  await expect(result).toBeVisible();
  await expect(missing(page)).toBeHidden();
}

/** A picture that came near the screen in the tunnel is shown afterwards. */
async function lookThrough(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('listitem').last();
  await page.context().setOffline(true);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Billedet kunne ikke vises')).toBeVisible();
  await page.context().setOffline(false);
  const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

async function putInCart(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'Nordlys', exact: true });
  await inTunnel(page, () => link.click(), picture(page));
  const add = button(page, 'Tilføj billede til kurv');
  await inTunnel(page, () => add.click(), button(page, 'Ligger i kurven'));
  await page.keyboard.press('Escape');
  await expect(picture(page)).toBeHidden();
  await inTunnel(page, () => cartButton(page).click(), cartPanel(page));
}

/** The order is lost three times: before it is sent, on its way, and its answer on the way back. */
async function orderThrice(page: Page): Promise<void> {
  await makeReady(page);
  await orderOffline(page);

  const onItsWay = await cutRequests(page, isOrder, { arrives: false });
  await orderButton(page).click();
  await onItsWay.reached;
  await expect(unconfirmed(page)).toBeVisible({ timeout: PATIENCE_MS });
  await onItsWay.mend();
  const onTheWayBack = await cutRequests(page, isOrder, { arrives: true });
  await again(page).click();
  await onTheWayBack.reached;
  await expect(again(page)).toBeEnabled({ timeout: PATIENCE_MS });
  await onTheWayBack.mend();
  await again(page).click();
  await expect(thanks(page)).toBeVisible();
  await openCart(page);
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
}

/** The connection goes after the first of two pictures. */
async function download(page: Page): Promise<void> {
  const context = page.context();
  const saved: Download[] = [];
  page.on('download', (each) => saved.push(each));
  let count = 0;
  await page.route(FILES, async (route) => {
    count += 1;
    if (count !== 2) return route.fallback();
    await route.abort('internetdisconnected');
    return context.setOffline(true);
  });
  await button(page, 'Download album som ZIP').click();
  await expect(
    page.getByText('Du er offline. Downloadet fortsætter, når forbindelsen er tilbage.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => saved.length).toBe(1);
  await expect(button(page, 'Download album som ZIP')).toBeEnabled();
  const [archive] = saved.splice(0);
  const names = archive ? [...(await entriesOf(await contentOf(archive))).keys()] : [];
  expect(names).toEqual(expect.arrayContaining(['Bølge.jpg', 'Sand.jpg']));
  expect(saved).toEqual([]);
}

test('a train goes through tunnels, and everything is there afterwards, once @phone', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  const { email, uid } = await newCustomer(request);
  await placePurchase({ email, uid }, { items: [ALBUM] });
  await signIn(page, email, routes.singleImages);
  await untilKnown(page);
  await lookThrough(page);
  await putInCart(page);
  await orderThrice(page);
  await expect.poll(() => orderCount(uid)).toBe(1);
  await page.goto(routes.orderHistory);
  await download(page);
  await forgetOrders(uid);
  // The browser and the SDK note each request that goes wrong.
  complaints.length = 0;
});

async function answerLate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATE_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test.describe('every answer is three seconds late', () => {
  test.use({ actionTimeout: PATIENCE_MS });

  test('a customer buys and downloads all the same, and nothing is said to have failed @phone-long', async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const patient = expect.configure({ timeout: PATIENCE_MS });
    const { email, uid } = await newCustomer(request);
    await placePurchase({ email, uid }, { items: [ALBUM] });
    await answerLate(page);
    await signIn(page, email, routes.singleImages);
    await page.getByRole('main').getByRole('link', { name: 'Nordlys', exact: true }).click();
    await button(page, 'Tilføj billede til kurv').click();
    await patient(button(page, 'Ligger i kurven')).toBeVisible();
    await page.keyboard.press('Escape');
    await cartButton(page).click();
    await makeReady(page);
    await orderButton(page).click();
    await patient(thanks(page)).toBeVisible();
    await patient(page.getByRole('alert')).toHaveCount(0);
    expect(await orderCount(uid)).toBe(1);
    await page.goto(routes.orderHistory);
    await patient(button(page, 'Download album som ZIP')).toBeEnabled();
    const archive = await downloadBy(page, 'Download album som ZIP');
    const entries = await entriesOf(await contentOf(archive));
    expect([...entries.keys()]).toEqual(expect.arrayContaining(['Bølge.jpg', 'Sand.jpg']));
    await forgetOrders(uid);
  });
});
