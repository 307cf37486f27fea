import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '#src/features/contact/sendMessage.ts';
import { sendMail } from '#src/lib/email.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';

vi.mock('#src/lib/email.ts');
vi.mock('#src/lib/measurement.ts');

const whole = {
  name: 'Ida Holm',
  email: 'ida@example.dk',
  phone: '',
  subject: 'Bryllup',
  message: 'Har du tid den 6. juni?',
};

beforeEach(() => {
  vi.mocked(sendMail).mockReset().mockResolvedValue(undefined);
});

test('a message without a number is whole', async () => {
  await sendMessage(whole);
  expect(sendMail).toHaveBeenCalledOnce();
});

test.each(['name', 'email', 'subject', 'message'])('without %s nothing is sent', async (field) => {
  const refusal = await sendMessage({ ...whole, [field]: ' ' }).catch(errorMessage);
  expect(refusal).toBe('Alle påkrævede felter skal udfyldes');
  expect(sendMail).not.toHaveBeenCalled();
});
