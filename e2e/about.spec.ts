import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';

test('tells who takes the pictures, and leads to the form @main @phone-long', async ({ page }) => {
  await page.goto(routes.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asta Vindfeldt Holm');
  const portrait = page.getByRole('img', { name: 'Portræt af Asta Vindfeldt Holm' });
  await expect(portrait).toHaveAttribute('src', /[?&]v=\d+/);
  await expect
    .poll(() => portrait.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  for (const name of ['Kameraer', 'Objektiver', 'Tilbehør', 'Efterbehandling']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Kontakt mig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});

test('says when it cannot be read, and tries again', async ({ page, complaints }) => {
  const reads = '**/documents/about/**';
  const listener = '**/google.firestore.v1.Firestore/Listen/**';
  for (const address of [reads, listener]) await page.route(address, (route) => route.abort());
  await page.goto(routes.about);
  await expect(page.getByText('Der opstod en fejl ved indlæsning af indhold')).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Min filosofi' })).toBeVisible();
  complaints.splice(0);
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(routes.about);
  await expect(page.getByRole('heading', { level: 2, name: 'Udstyr' })).toBeVisible();
  await expectAccessible(page);
});
