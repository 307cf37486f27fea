import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../../tools/seed/accounts.ts';
import { newestLink, uniqueEmail } from '../support/records/accounts.ts';
import { banner, button, checkbox, field, heading, link, main, text } from './find.ts';
import { PHONE, test } from './fixtures.ts';

test.use({ size: PHONE });

test('an account is made, verified by its mail, and signs in', async ({ person, request }) => {
  const email = uniqueEmail();
  await person.open(routes.register);
  await person.fill(field('Fornavn'), 'Åse');
  await person.fill(field('Efternavn'), 'Dam');
  await person.fill(field('Email'), email);
  await person.fill(field('Adgangskode'), DEMO_PASSWORD);
  await person.fill(field('Gentag adgangskode'), DEMO_PASSWORD);
  await person.fill(field('Mobilnummer'), '20 30 40 50');
  await person.tick(checkbox(/^Jeg accepterer/));
  await person.tick(checkbox('Jeg er ikke en robot'));
  await person.click(button('Opret konto', main));
  await person.sees(text(`Der er sendt et bekræftelseslink til ${email}.`));

  await person.open(await newestLink(request, email, 'VERIFY_EMAIL'));
  await person.sees(heading('Din email er bekræftet'));
  await person.click(link('Log ind', main));
  await person.fill(field('Email eller mobilnummer'), email);
  await person.fill(field('Adgangskode'), DEMO_PASSWORD);
  await person.tick(checkbox('Jeg er ikke en robot'));
  await person.click(button('Log ind', main));
  await person.isAt(routes.home);
  await person.sees(button('Brugermenu', banner));
});
