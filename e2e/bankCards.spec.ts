import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, makeReady, openCart, orderButton } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { showOtherShop } from './support/otherShop.ts';
import { leadBackByPage, providerOrigin } from './support/provider.ts';
import { signIn } from './support/signIn.ts';

/** The way to the provider leads through three calls of functions, the first of which start them. */
const FUNCTIONS_LIMIT_MS = 40_000;

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ context }) => {
  await showOtherShop(context, { payments: { mobilePay: 'automatic', card: true } });
  await leadBackByPage(context);
});

test('a customer who chose MobilePay pays with a card after all @phone', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  await openCart(page);
  await expect(page.getByRole('radio', { name: 'MobilePay eller kort' })).toBeChecked();
  await makeReady(page);
  await orderButton(page).click();

  await expect(page.getByRole('heading', { name: 'Vælg, hvordan du betaler' })).toBeVisible({
    timeout: FUNCTIONS_LIMIT_MS,
  });
  await expectAccessible(page);
  await expectNoOverflow(page);
  const atProvider = (attempt: number) =>
    new RegExp(`^${providerOrigin}/payment\\?reference=\\w+-${attempt}$`);
  const own = page.url();
  await page.getByRole('button', { name: 'Betal med MobilePay' }).click();
  await expect(page).toHaveURL(atProvider(1), { timeout: FUNCTIONS_LIMIT_MS });

  await page.goto(own);
  await page.getByRole('button', { name: 'Betal med kort' }).click();
  await expect(page).toHaveURL(atProvider(2), { timeout: FUNCTIONS_LIMIT_MS });
  await page.getByRole('button', { name: 'approve' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, din betaling er modtaget' })).toBeVisible();
  await expect(page.getByText('Kort', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Hent dine billeder' }).click();
  await page.getByRole('button', { name: 'Vis detaljer' }).first().click();
  await expect(page.getByRole('article').getByText('Kort', { exact: true })).toBeVisible();
});
