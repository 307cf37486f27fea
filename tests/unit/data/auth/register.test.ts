import { expect, test, vi } from 'vitest';
import { register } from '#src/data/auth/register.ts';
import { loadAuth } from '#src/data/auth/session.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';

vi.mock('#src/data/auth/session.ts');

test.each(['', '2030'])('with %j for a number no account is made', async (digits) => {
  const account = {
    email: 'ida@kunde.example',
    password: 'Demo1234!',
    firstName: 'Ida',
    lastName: 'Dam',
    phone: { countryCode: '+45', digits },
  };
  const refusal = await register(account).catch(errorMessage);
  expect(refusal).toBe('Telefonnummer er påkrævet for at oprette en konto.');
  expect(loadAuth).not.toHaveBeenCalled();
});
