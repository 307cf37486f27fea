import { expect, test } from 'vitest';
import { sendMessage } from '#src/features/contact/sendMessage.ts';

const whole = {
  name: 'Ida Holm',
  email: 'ida@example.dk',
  phone: '',
  subject: 'Bryllup',
  message: 'Har du tid den 6. juni?',
};

// Without keys a message that gets as far as the provider is refused there.
test('a message without a number goes to the provider', async () => {
  await expect(sendMessage(whole)).rejects.toMatchObject({ code: 'not-configured' });
});

test.each(['name', 'email', 'subject', 'message'])('without %s it does not', async (field) => {
  const incomplete = { ...whole, [field]: ' ' };
  await expect(sendMessage(incomplete)).rejects.toMatchObject({ code: 'email/incomplete' });
});
