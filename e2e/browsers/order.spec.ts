import { routes } from '#src/model/base/routes.ts';
import { newCustomer } from '../support/records/accounts.ts';
import { banner, button, checkbox, dialog, heading, link, main, text } from './find.ts';
import { expect, PHONE, signIn, test } from './fixtures.ts';

test.use({ size: PHONE });

test('a picture is put into the cart and ordered', async ({ person, request }) => {
  const { email } = await newCustomer(request);
  await signIn(person, request, { email, path: routes.singleImages });
  await person.sees(button('Brugermenu', banner));
  await person.click(link('Nordlys', main));
  await person.click(button('Tilføj billede til kurv'));
  await person.sees(button('Ligger i kurven'));
  await person.driver.press('Escape');
  await person.seesNo(dialog(/./));

  const cart = dialog('Din kurv');
  await person.click(button(/kurv/i, banner));
  await person.sees(text('Nordlys', cart));
  await person.tick(checkbox(/fortrydelsesretten/, cart));
  await person.tick(checkbox('Jeg er ikke en robot'));
  await person.click(button(/^Bestil og betal/, cart));
  await person.sees(heading('Tak for din ordre!'));
  await person.sees(heading('Betal med MobilePay'));
  await person.driver.reload();
  await person.sees(heading('Tak for din ordre!'));
  expect(await person.count(heading('Betal med MobilePay'))).toBe(1);
});
