import { expect, test } from './fixtures.ts';
import { newestLink, uniqueEmail } from './support/records/accounts.ts';
import { register } from './support/screens/registration.ts';

test('the page after registering notices that the address was verified in another tab @phone-long', async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await register(page, { email });
  const other = await context.newPage();
  await other.goto(await newestLink(request, email, 'VERIFY_EMAIL'));
  await expect(other.getByRole('heading', { name: 'Din email er bekræftet' })).toBeVisible();
  await page.bringToFront();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(page.getByText('Din email er bekræftet, og du er logget ind.')).toBeVisible();
});
