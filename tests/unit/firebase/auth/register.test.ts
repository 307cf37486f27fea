import { expect, test, vi } from 'vitest';
import { loadAuth } from '#src/firebase/auth.ts';
import { register } from '#src/firebase/auth/register.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';

vi.mock('#src/firebase/auth.ts');

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
