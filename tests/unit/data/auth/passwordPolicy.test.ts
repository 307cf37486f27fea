import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setByPolicy } from '#src/data/auth/passwordPolicy.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';

type Sdk = Parameters<typeof setByPolicy>[0];
type Status = Awaited<ReturnType<Sdk['validatePassword']>>;

const validatePassword = vi.fn<() => Promise<Status>>();
const sdk = { auth: {}, validatePassword } as unknown as Sdk;
const save = vi.fn<() => Promise<string>>();

const status = (verdict: Partial<Status>, enforcementState = 'ENFORCE'): Status => ({
  isValid: false,
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 64 },
    allowedNonAlphanumericCharacters: '!',
    enforcementState,
    forceUpgradeOnSignin: false,
  },
  ...verdict,
});

const text = () => setByPolicy(sdk, 'Demo1234!', save).catch(errorMessage);

const refusal = (message: string) =>
  Object.assign(new Error(message), { code: 'auth/password-does-not-meet-requirements' });

beforeEach(() => {
  validatePassword.mockReset().mockResolvedValue(status({ isValid: true }));
  save.mockReset().mockResolvedValue('saved');
});

describe('the policy that the service enforces', () => {
  test('is asked for before anything is sent, and what is missing is named', async () => {
    validatePassword.mockResolvedValue(
      status({
        meetsMinPasswordLength: false,
        meetsMaxPasswordLength: true,
        containsLowercaseLetter: true,
        containsNumericCharacter: false,
      }),
    );
    expect(await text()).toBe(
      'Adgangskoden opfylder ikke kravene. Den skal have mindst 12 tegn, et tal.',
    );
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    ['is met', () => Promise.resolve(status({ isValid: true }))],
    ['only recommends', () => Promise.resolve(status({ containsNumericCharacter: false }, 'OFF'))],
    ['cannot be read', () => Promise.reject(new Error('no connection'))],
  ])('lets the service decide when it %s', async (_, policy) => {
    validatePassword.mockImplementation(policy);
    expect(await text()).toBe('saved');
  });
});

describe('a refusal of the service', () => {
  test.each([
    ['Password must contain at least 10 characters', 'mindst 10 tegn'],
    ['Password may contain at most 64 characters', 'højst 64 tegn'],
    ['Password must contain a lower case character', 'et lille bogstav (a-z)'],
    ['Password must contain an upper case character', 'et stort bogstav (A-Z)'],
    ['Password must contain a numeric character', 'et tal'],
    ['Password must contain a non-alphanumeric character', 'et specialtegn'],
  ])('%s', async (requirement, named) => {
    save.mockRejectedValue(refusal(`Firebase: Missing password requirements: [${requirement}]`));
    expect(await text()).toBe(`Adgangskoden opfylder ikke kravene. Den skal have ${named}.`);
  });

  test('that lists nothing has a text too', async () => {
    save.mockRejectedValue(refusal('Firebase: Error.'));
    expect(await text()).toBe('Adgangskoden opfylder ikke kravene.');
  });

  test('for another reason stays what it is', async () => {
    save.mockRejectedValue(Object.assign(new Error(), { code: 'auth/email-already-in-use' }));
    expect(await text()).toBe(
      'Der findes allerede en konto med denne email adresse. Log ind i stedet.',
    );
  });
});
