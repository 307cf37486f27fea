import type { BrowserContext, Page } from '@playwright/test';
import { localLicences } from '#src/config/local.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { approveAndArchive } from './support/screens/approval.ts';
import { contentOf, downloadBy, entriesOf } from './support/screens/archives.ts';
import {
  addPicture,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  thanks,
} from './support/screens/cart.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import { people, signIn } from './support/screens/signIn.ts';

test.describe.configure({ timeout: 120_000 });

const openShop = (context: BrowserContext) => showOtherShop(context, { licences: localLicences });

test.beforeEach(({ context }) => openShop(context));

const choiceFor = (page: Page, title: string) => cartPanel(page).getByLabel(`Licens til ${title}`);

/** Chooses the licence for a business for one picture, 349 kroner and 1,000 more, and leaves the other private. */
async function chooseLicences(shop: Page): Promise<void> {
  await openCart(shop);
  await expect(choiceFor(shop, 'Nordlys')).toHaveValue('private');
  await choiceFor(shop, 'Nordlys').selectOption('commercial');
  await expect(cartPanel(shop).getByText('1.349,00').first()).toBeVisible();
  await expectAccessible(shop);
  await expectNoOverflow(shop);
  await shop.reload();
  await openCart(shop);
  await expect(choiceFor(shop, 'Nordlys')).toHaveValue('commercial');
  await expect(choiceFor(shop, 'Træet på muren')).toHaveValue('private');
}

test('a picture is bought for a business, and its licence goes along to the archive', async ({
  page: shop,
  otherPage: photographer,
  request,
}) => {
  const { email } = await newCustomer(request);
  await signIn(shop, email, routes.singleImages);
  await addPicture(shop, 'Nordlys');
  await addPicture(shop, 'Træet på muren');
  await chooseLicences(shop);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expect(shop.getByText('Enkeltbillede · licens: Erhverv')).toBeVisible();
  await expect(shop.getByText('1.349,00').first()).toBeVisible();

  await openShop(photographer.context());
  await signIn(photographer, people.photographer, adminPath('kontantbetaling'));
  const waiting = photographer.getByRole('article').filter({ hasText: email });
  await waiting.getByRole('button', { expanded: false }).click();
  await expect(waiting).toContainText('Enkeltbillede · licens: Erhverv');
  await expect(waiting).toContainText('Enkeltbillede · licens: Privat');
  await approveAndArchive(photographer, email);

  await shop.goto(routes.orderHistory);
  await shop.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(shop.getByText('Enkeltbillede · licens: Erhverv')).toBeVisible();
  await shop.getByText('Licensen Erhverv: det må du bruge billederne til').click();
  await expect(shop.getByText('Det gælder alle medier')).toBeVisible();
  await expectAccessible(shop);
  await expectNoOverflow(shop);
  await shop.getByRole('button', { name: 'Download hele købshistorikken som ZIP' }).click();
  const entries = await entriesOf(await contentOf(await downloadBy(shop, 'Download billederne')));
  const licence = String(entries.get('Licens.txt'));
  expect(licence).toMatch(/Licensen Erhverv[^]*Ordre JF\w+: Nordlys\r\n/);
  expect(licence).toMatch(/Licensen Privat[^]*Ordre JF\w+: Træet på muren\r\n/);

  await shop.goto(routes.salesTerms);
  await expect(shop.getByRole('heading', { name: 'Licensen Sociale medier' })).toBeVisible();
});
