import { describe, expect, test } from 'vitest';
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
