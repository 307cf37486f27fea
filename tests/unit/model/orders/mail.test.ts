import { describe, expect, test } from 'vitest';
import { orderMailParams, type MailedOrder, type OrderMailKind } from '#src/model/orders/mail.ts';

const shop = {
  name: 'Jerslev Foto',
  email: 'kontakt@jerslevfoto.example',
  mobilePayNumber: '+45 20 30 40 50',
  bankAccount: { bank: 'Sparekassen', registrationNumber: '1234', accountNumber: '5678' },
  historyUrl: 'https://jerslevfoto.example/order-history',
  dashboardUrl: 'https://jerslevfoto.example/admin-dashboard?tab=kontantbetaling',
};

const order: MailedOrder = {
  number: 'ABCDEFGH',
  customerName: 'Signe Overgaard',
  customerEmail: 'signe@kunde.example',
  items: [
    { name: 'Nordlys', price: 199 },
    { name: 'Vesterhavet', price: 1595.5 },
  ],
  total: 1794.5,
  paymentMethod: 'mobilepay',
};

const mail = (kind: OrderMailKind, changes: Partial<MailedOrder> = {}) =>
  orderMailParams(kind, { ...order, ...changes }, shop);

const LIST =
  '- Nordlys: 199,00\u00a0kr\n- Vesterhavet: 1.595,50\u00a0kr\nI alt 1.794,50\u00a0kr inkl. moms';
const GREETING = 'Hej Signe Overgaard';
const SIGNATURE = 'Venlig hilsen\nJerslev Foto';

const toCustomer = {
  to_email: 'signe@kunde.example',
  to_name: 'Signe Overgaard',
  from_name: 'Jerslev Foto',
  reply_to: 'kontakt@jerslevfoto.example',
  link: 'https://jerslevfoto.example/order-history',
  total: '1.794,50\u00a0kr',
};

describe('the mail', () => {
  test('that an order has been received says how to pay by MobilePay', () => {
    expect(mail('received')).toEqual({
      ...toCustomer,
      subject: 'Vi har modtaget din ordre ABCDEFGH',
      message: [
        GREETING,
        'Tak for din ordre. Nu mangler kun betalingen.',
        LIST,
        'Send 1.794,50\u00a0kr med MobilePay til +45 20 30 40 50, og skriv ABCDEFGH i beskeden.',
        'Når betalingen er godkendt, skriver vi til dig, og billederne ligger i din købshistorik.',
        SIGNATURE,
      ].join('\n\n'),
      link_text: 'Se din købshistorik',
      order_id: 'ABCDEFGH',
    });
  });

  test.each(['cash', 'bank_transfer'] as const)('names the account for %s', (paymentMethod) => {
    expect(mail('received', { paymentMethod })['message']).toContain(
      'Overfør 1.794,50\u00a0kr til Sparekassen, reg. nr. 1234, konto 5678, og skriv ABCDEFGH som besked til modtager.',
    );
  });

  test('of a new order goes to the photographer, and is answered to the customer', () => {
    expect(mail('new-order')).toEqual({
      to_email: 'kontakt@jerslevfoto.example',
      to_name: 'Jerslev Foto',
      from_name: 'Jerslev Foto',
      reply_to: 'signe@kunde.example',
      subject: 'Ny ordre fra Signe Overgaard: 1.794,50\u00a0kr',
      message: [
        'Signe Overgaard (signe@kunde.example) har bestilt:',
        LIST,
        'Betaling: MobilePay, mærket ABCDEFGH. Godkend ordren, når pengene er kommet.',
      ].join('\n\n'),
      link: 'https://jerslevfoto.example/admin-dashboard?tab=kontantbetaling',
      link_text: 'Åbn afventende betalinger',
      order_id: 'ABCDEFGH',
      total: '1.794,50\u00a0kr',
    });
  });

  test('of an approved order leads to the pictures', () => {
    expect(mail('approved', { number: 'JF20251001ABCDEF123' })).toEqual({
      ...toCustomer,
      subject: 'Dine billeder er klar: ordre JF20251001ABCDEF123',
      message: [
        GREETING,
        'Din betaling er godkendt, og du har permanent adgang til dine billeder.',
        LIST,
        'Log ind, og hent dem i din købshistorik, når det passer dig.',
        SIGNATURE,
      ].join('\n\n'),
      link_text: 'Hent dine billeder',
      order_id: 'JF20251001ABCDEF123',
    });
  });

  test('of a rejected order gives the reason, and says what to do if that is wrong', () => {
    const rejection = { cancelReason: 'unpaid', cancelNote: 'Der er gået to uger.' } as const;
    expect(mail('rejected', { rejection })).toEqual({
      ...toCustomer,
      subject: 'Din ordre ABCDEFGH er annulleret',
      message: [
        GREETING,
        'Din ordre er annulleret.',
        LIST,
        'Betalingen er ikke modtaget. Der er gået to uger.',
        'Har du betalt, eller er det en fejl, så svar på denne mail. Så finder vi ud af det.',
        SIGNATURE,
      ].join('\n\n'),
      link_text: 'Se din købshistorik',
      order_id: 'ABCDEFGH',
    });
  });

  test('of several rejected orders names them all', () => {
    const rejection = { cancelReason: 'other', cancelNote: 'Billederne er private.' } as const;
    const otherNumbers = ['JF20250920BBBBBB222', 'JF20250920CCCCCC333'];
    const { subject, message } = mail('rejected', { rejection, otherNumbers });
    expect(subject).toBe('Dine 3 ordrer er annulleret');
    expect(message).toContain(
      'Dine ordrer er annulleret: ABCDEFGH, JF20250920BBBBBB222, JF20250920CCCCCC333.',
    );
    expect(message).toContain('\n\nBillederne er private.\n\n');
  });

  test('reads well without a name', () => {
    const nameless = { customerName: '' };
    expect(mail('approved', nameless)['message']).toMatch(/^Hej\n\n/);
    expect(mail('new-order', nameless)).toMatchObject({
      subject: 'Ny ordre fra signe@kunde.example: 1.794,50\u00a0kr',
      message: expect.stringMatching(/^signe@kunde.example har bestilt:/) as string,
    });
  });
});
