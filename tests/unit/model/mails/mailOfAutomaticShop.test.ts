import { describe, expect, test } from 'vitest';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import type { OrderMailKind } from '#src/model/mails/outbox.ts';
import { mailedOrder, mailingShop as shop } from '../../../support/mailedOrder.ts';

const payUrl = 'https://jerslevfoto.example/cash-payment-confirmation?ordre=JF20250620ABCDEF123';

const mail = (kind: OrderMailKind) => orderMailParams(kind, { ...mailedOrder, payUrl }, shop);

describe('the mail about an order that is paid on the page', () => {
  test('leads to its payment, and promises the pictures at once', () => {
    const { message, link, link_text } = mail('received');
    expect({ link, link_text }).toEqual({ link: payUrl, link_text: 'Betal med MobilePay' });
    const beginning = [
      'Hej Signe Overgaard',
      'Tak for din ordre. Nu mangler kun betalingen.',
      'Betal 1.794,50\u00a0kr med MobilePay. Linket herunder fører dig til betalingen.',
      'Billederne ligger i din købshistorik, så snart du har betalt, og så skriver jeg til dig igen. Har du lige betalt, behøver du ikke gøre mere.',
      'Venlig hilsen\nJerslev Foto',
    ].join('\n\n');
    expect(message.startsWith(beginning)).toBe(true);
    expect(message).not.toContain(shop.mobilePayNumber + ', og skriv');
  });

  test('asks nothing of the photographer', () => {
    const { message, link } = mail('new-order');
    expect(message).toMatch(
      /Betaling: MobilePay. Ordren bliver godkendt af sig selv, når kunden har betalt, så du skal ikke gøre noget.$/,
    );
    expect(link).toBe(shop.dashboardUrl);
  });

  test('reminds with the same link', () => {
    const { message, link, link_text } = mail('reminder');
    expect({ link, link_text }).toEqual({ link: payUrl, link_text: 'Betal med MobilePay' });
    expect(message).toContain(
      'Betal 1.794,50\u00a0kr med MobilePay. Linket herunder fører dig til betalingen.',
    );
  });
});

describe('the notice of a withdrawal', () => {
  const withdrawnAt = new Date('2025-06-25T18:30:00Z');
  const notice = (facts: Partial<MailedOrder>) =>
    orderMailParams('withdrawal-notice', { ...mailedOrder, withdrawnAt, ...facts }, shop).message;

  test('has nobody pay back by hand what the provider pays back', () => {
    const message = notice({ isReturnedByProvider: true });
    expect(message).toContain(
      'Ordren er betalt på siden: 1.794,50\u00a0kr går tilbage til kunden af sig selv, og kreditnotaen følger med. Du skal ikke gøre noget.',
    );
    expect(message).not.toContain('skal 1.794,50');
  });

  test('tells both ways apart while nobody knows how the order was paid', () => {
    expect(notice({ payUrl })).toContain(
      'Er ordren betalt på siden, går pengene tilbage af sig selv. Er den betalt på en anden måde, skal 1.794,50\u00a0kr betales tilbage senest den 9.7.2025.',
    );
  });
});
