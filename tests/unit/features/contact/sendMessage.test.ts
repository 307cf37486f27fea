import { expect, test } from 'vitest';
import { sendMessage } from '#src/features/contact/sendMessage.ts';

const whole = {
  name: 'Ida Holm',
  email: 'ida@example.dk',
  phone: '',
  subject: 'Bryllup',
  message: 'Har du tid den 6. juni?',
};

test.each(['name', 'email', 'subject', 'message'])(
  'a message without %s goes nowhere',
  async (field) => {
    const message = { ...whole, [field]: ' ' };
    await expect(sendMessage({ messageId: 'a', token: 'b', message })).rejects.toMatchObject({
      code: 'email/incomplete',
    });
  },
);
