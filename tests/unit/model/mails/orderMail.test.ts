import { describe, expect, test } from 'vitest';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import { type OrderMailKind, orderMailKinds } from '#src/model/mails/outbox.ts';
import {
  mailedOrder as order,
  mailedStatement,
  mailingShop as shop,
} from '../../../support/mailedOrder.ts';
import { unregistered } from '../../../support/orderRecords.ts';
import { cartItem } from '../../../support/records.ts';

const mail = (kind: OrderMailKind, changes: Partial<MailedOrder> = {}, business = shop) =>
  orderMailParams(kind, { ...order, ...changes }, business);

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
  order_id: 'JF20250620ABCDEF123',
  total: '1.794,50\u00a0kr',
};

describe('the mail', () => {
  test('with a stated withdrawal repeats it with its time, and leads to its confirmation', () => {
    const confirmUrl = 'https://jerslevfoto.example/fortryd?ordre=JF20250620ABCDEF123&kode=x';
    const withdrawal = {
      name: 'Signe\nO.',
      statedAt: new Date('2025-06-25T08:15:00Z'),
      confirmUrl,
    };
    const { message, ...rest } = mail('withdrawal-statement', { withdrawal });
    expect(rest).toEqual({
      ...toCustomer,
      subject: 'Bekræft din fortrydelse af ordre JF20250620ABCDEF123',
      link: confirmUrl,
      link_text: 'Bekræft fortrydelse',
    });
    expect(message).toBe(
      [
        GREETING,
        'Jeg har modtaget en fortrydelse af ordre JF20250620ABCDEF123 den 25.6.2025, 10.15.',
        LIST,
        'I den står: »Jeg fortryder mit køb hos dig.« Navn: Signe O.',
        'Tryk på linket, så jeg ved, at den er fra dig. Den gælder fra den 25.6.2025, 10.15.',
        'Er den ikke fra dig, skal du ikke gøre noget. Så står dit køb ved magt.',
        SIGNATURE,
      ].join('\n\n'),
    );
  });

  test('that an order has been received says how to pay by MobilePay', () => {
    const { message, ...rest } = mail('received');
    expect(rest).toEqual({
      ...toCustomer,
      subject: 'Jeg har modtaget din ordre JF20250620ABCDEF123',
      link_text: 'Se din købshistorik',
    });
    const beginning = [
      GREETING,
      'Tak for din ordre. Nu mangler kun betalingen.',
      'Send 1.794,50\u00a0kr med MobilePay til +45 20 30 40 50, og skriv JF20250620ABCDEF123 i beskeden.',
      'Når betalingen er godkendt, skriver jeg til dig. Så ligger billederne i din købshistorik.',
      SIGNATURE,
    ].join('\n\n');
    expect(message.startsWith(beginning)).toBe(true);
  });

  test('asks for no money where a discount has left nothing to pay', () => {
    const statement = mailedStatement({ discount: { code: 'GAVE', amount: 1794.5 } });
    const free = mail('received', { statement, payUrl: 'https://jerslevfoto.example/x' });
    expect(free.message).toContain('Der er ikke noget at betale: din rabat dækker det hele.');
    expect(free.message).not.toContain('med MobilePay');
    expect(free.message).not.toContain('mangler kun betalingen');
    expect(free['link']).toBe('https://jerslevfoto.example/order-history');
    expect(free.message).toContain('Betaling: Intet at betale');
    expect(mail('withdrawn', { statement }).message).toContain(
      'Der er ikke noget at betale tilbage, og du behøver ikke gøre mere.',
    );
  });

  test('names what a discount took off, in every list', () => {
    const statement = mailedStatement({ discount: { code: 'FEST', amount: 50 } });
    const line = '- Rabat (FEST): -50,00\u00a0kr\n';
    for (const kind of ['received', 'new-order', 'approved', 'reminder', 'rejected'] as const) {
      const { message } = mail(kind, { statement });
      expect(message.split(line)).toHaveLength(2);
      expect(message.indexOf(line)).toBeGreaterThan(message.indexOf('Vesterhavet'));
      expect(mail(kind).message).not.toContain('Rabat');
    }
  });

  test.each(['cash', 'bank_transfer'] as const)('names the account for %s', (paymentMethod) => {
    expect(mail('received', { paymentMethod }).message).toContain(
      'Overfør 1.794,50\u00a0kr til Sparekassen, reg. nr. 1234, konto 5678, og skriv JF20250620ABCDEF123 som besked til modtager.',
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
        'Betaling: MobilePay, mærket JF20250620ABCDEF123. Godkend ordren, når pengene er kommet.',
      ].join('\n\n'),
      link: 'https://jerslevfoto.example/admin-dashboard?tab=kontantbetaling',
      link_text: 'Åbn afventende betalinger',
      order_id: 'JF20250620ABCDEF123',
      total: '1.794,50\u00a0kr',
    });
  });

  test('of an approved order leads to the pictures, and names the voucher that is attached', () => {
    const { message, ...rest } = mail('approved', { voucherNumber: '2025-0007' });
    expect(rest).toEqual({
      ...toCustomer,
      subject: 'Dine billeder er klar: ordre JF20250620ABCDEF123',
      link_text: 'Download dine billeder',
    });
    const beginning = [
      GREETING,
      'Din betaling er godkendt, og du har permanent adgang til dine billeder.',
      'Log ind, og hent dem i din købshistorik, når det passer dig.',
      'Faktura 2025-0007 er vedhæftet.',
      SIGNATURE,
    ].join('\n\n');
    expect(message.startsWith(beginning)).toBe(true);
    expect(mail('approved').message).not.toContain('vedhæftet');
  });

  test('of a rejected order gives the reason, and says what to do if that is wrong', () => {
    const cancellations = [{ cancelReason: 'unpaid', cancelNote: 'Der er gået to uger.' }] as const;
    expect(mail('rejected', { cancellations })).toEqual({
      ...toCustomer,
      subject: 'Din ordre JF20250620ABCDEF123 er annulleret',
      message: [
        GREETING,
        'Din ordre er annulleret.',
        LIST,
        'Betalingen er ikke modtaget. Der er gået to uger.',
        'Har du betalt, eller er det en fejl, så svar på denne mail. Så finder vi ud af det.',
        SIGNATURE,
      ].join('\n\n'),
      link_text: 'Se din købshistorik',
    });
  });

  test('of several rejected orders names them all, and each reason once', () => {
    const unpaid = { cancelReason: 'unpaid' } as const;
    const other = { cancelReason: 'other', cancelNote: 'Billederne er private.' } as const;
    const otherNumbers = ['JF20250920BBBBBB222', 'JF20250920CCCCCC333'];
    const cancellations = [unpaid, other, unpaid];
    const { subject, message } = mail('rejected', { cancellations, otherNumbers });
    expect(subject).toBe('Dine 3 ordrer er annulleret');
    expect(message).toContain(
      'Dine ordrer er annulleret: JF20250620ABCDEF123, JF20250920BBBBBB222, JF20250920CCCCCC333.',
    );
    expect(message).toContain(
      '\n\nBetalingen er ikke modtaget.\n\nBillederne er private.\n\nHar du betalt',
    );
  });

  test('that confirms a withdrawal names its day and time, and says when the money comes', () => {
    const withdrawnAt = new Date('2025-06-25T18:30:00Z');
    const { subject, message } = mail('withdrawn', { withdrawnAt });
    expect(subject).toBe('Din fortrydelse af ordre JF20250620ABCDEF123 er modtaget');
    expect(message).toContain(
      'Jeg bekræfter, at du den 25.6.2025, 20.30 har fortrudt ordre JF20250620ABCDEF123.',
    );
    expect(message).toContain('senest 14 dage efter, at du fortrød');
    const notice = mail('withdrawal-notice', { withdrawnAt });
    expect(notice.to_email).toBe('kontakt@jerslevfoto.example');
    expect(notice.subject).toBe('Signe Overgaard har fortrudt ordre JF20250620ABCDEF123');
    expect(notice.message).toContain(
      'Er ordren betalt, skal 1.794,50\u00a0kr betales tilbage senest den 9.7.2025.',
    );
  });

  test('of lost files names them with their order, and goes to the photographer alone', () => {
    const path = 'customer-permanent-archive/JF20250620ABCDEF123/0_a.jpg';
    const file = { number: 'JF20250620ABCDEF123', path, problem: 'missing' } as const;
    const lostFiles = [file, { ...file, path: 'b.jpg', problem: 'changed' } as const];
    const { message, ...params } = mail('files-lost', { lostFiles });
    expect(params).toMatchObject({
      to_email: 'kontakt@jerslevfoto.example',
      reply_to: 'kontakt@jerslevfoto.example',
      subject: 'Solgte filer mangler: ordre JF20250620ABCDEF123',
      link_text: 'Åbn ordren',
    });
    expect(message).toContain(
      `- JF20250620ABCDEF123: ${path} mangler\n- JF20250620ABCDEF123: b.jpg er ændret\n\nSend mailen videre`,
    );
    expect(message).not.toContain('I alt');
    const many = mail('files-lost', {
      otherNumbers: ['JF20250920BBBBBB222'],
      lostFiles: Array.from({ length: 60 }, () => file),
    });
    expect(many.subject).toBe('Solgte filer mangler i 2 ordrer');
    expect(many.message.match(/ mangler$/gm)).toHaveLength(50);
    expect(many.message).toContain('\n- og 10 til\n\n');
  });

  test('of a refund names the amount and the credit note', () => {
    const { subject, message } = mail('refunded', { voucherNumber: 'K2025-0001' });
    expect(subject).toBe('Du har fået pengene tilbage for ordre JF20250620ABCDEF123');
    expect(message).toContain('Jeg har betalt 1.794,50\u00a0kr tilbage til dig.');
    expect(message).toContain('Kreditnota K2025-0001 er vedhæftet.');
  });

  test('that reminds says how to pay, and when the order runs out', () => {
    const expiresAt = new Date('2025-07-24T10:05:00Z');
    const { subject, message } = mail('reminder', { expiresAt });
    expect(subject).toBe('Din ordre JF20250620ABCDEF123 venter på betaling');
    expect(message).toContain('med MobilePay til +45 20 30 40 50');
    expect(message).toContain('ordren udløber af sig selv den 24. juli 2025.');
    expect(mail('reminder').message).not.toContain('udløber');
  });

  test('of an order that has run out says that nothing is owed', () => {
    const { subject, message } = mail('expired');
    expect(subject).toBe('Din ordre JF20250620ABCDEF123 er udløbet');
    expect(message).toContain('Du skylder ikke noget.');
    expect(message).toContain('Har du betalt, eller er det en fejl, så svar på denne mail.');
  });

  test('reads well without a name', () => {
    const nameless = { customerName: '' };
    expect(mail('approved', nameless).message).toMatch(/^Hej\n\n/);
    expect(mail('new-order', nameless)).toMatchObject({
      subject: 'Ny ordre fra signe@kunde.example: 1.794,50\u00a0kr',
      message: expect.stringMatching(/^signe@kunde.example har bestilt:/) as string,
    });
  });

  test.each(orderMailKinds)('%s takes no line breaks from a customer', (kind) => {
    const items = [cartItem('Skov', { name: 'Skov\n\nSÆLGER\nEn anden', price: 1 })];
    const { subject, message } = mail(kind, {
      customerName: 'Ida\r\nBcc: alle\u0085ordrer',
      statement: mailedStatement({ items }),
    });
    expect(subject).not.toMatch(/[\r\n\u0085]/);
    expect(message).not.toMatch(/^(Bcc|En anden)/m);
  });

  test.each(orderMailKinds)('%s goes to nobody but the customer or the photographer', (kind) => {
    const { to_email: to, ...rest } = mail(kind);
    expect(['signe@kunde.example', 'kontakt@jerslevfoto.example']).toContain(to);
    expect(Object.keys(rest)).not.toContain('cc');
    expect(Object.keys(rest)).not.toContain('bcc');
  });
});

const confirmations = ['received', 'approved'] as const;

describe.each(confirmations)('the mail %s confirms on a durable medium', (kind) => {
  const { message } = mail(kind);

  test.each([
    ['the order', '\nOrdrenummer: JF20250620ABCDEF123\nBestilt: 24.6.2025, 12.05\n'],
    ['each line', '\n- Nordlys (Enkeltbillede): 199,00\u00a0kr\n'],
    ['each line', '\n- Vesterhavet (Fotoalbum): 1.595,50\u00a0kr\n'],
    ['the price', '\nI alt 1.794,50\u00a0kr inkl. moms\nHeraf moms (25 %): 358,90\u00a0kr\n'],
    ['the payment', '\nBetaling: MobilePay\n'],
    ['the delivery', 'digitale filer, som du henter i din købshistorik'],
    ['no further costs', 'Der kommer ingen gebyrer oveni.'],
    ['the seller', 'SÆLGER\nJerslev Foto v/ Asta Vindfeldt Holm\nKirkevej 12, 9740 Jerslev\n'],
    ['the CVR number', '\nCVR-nr. 12345678\n'],
    ['e-mail and phone', '\nE-mail: kontakt@jerslevfoto.example\nTelefon: +45 20 30 40 50\n'],
    [
      'the consent with time and version',
      'Da du bestilte den 24.6.2025, 12.05, accepterede du købsbetingelserne i udgaven 24. juni 2025',
    ],
    [
      'the consent word for word',
      '»Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten bortfalder, når jeg henter det første billede.«',
    ],
    [
      'when the right of withdrawal ends',
      'Når du har hentet det, er der ingen fortrydelsesret for ordren.',
    ],
    ['that it lasts until the first download', 'indtil du henter det første billede i '],
    ['how to withdraw', '»Fortryd køb«'],
    ['the form', 'STANDARDFORTRYDELSESFORMULAR\n'],
    ['its recipient', 'Til: Jerslev Foto, Kirkevej 12, 9740 Jerslev, kontakt@jerslevfoto.example'],
    ['its declaration', 'at jeg ønsker at gøre fortrydelsesretten gældende'],
    ['its order', 'ordre JF20250620ABCDEF123\nBestilt den: 24.6.2025\n'],
    ['its name', '\nForbrugerens navn:\nForbrugerens adresse:\n'],
    ['its signature', '\nForbrugerens underskrift (kun hvis formularen sendes på papir):\nDato:'],
    [
      'the first way to complain',
      'Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, https://naevneneshus.dk',
    ],
    ['the second way to complain', 'Forbrugerklagenævnet'],
    ['the terms', 'Købsbetingelser\n\nAlle priser er i danske kroner.'],
    ['their version', 'KØBSBETINGELSERNE, SOM DU ACCEPTEREDE (24. juni 2025)'],
  ])('%s: %s', (_duty, words) => {
    expect(message).toContain(words);
  });

  test('and leads to no platform that was closed', () => {
    expect(message).not.toMatch(/ec\.europa\.eu|\bODR\b/);
  });

  test('and names no moms where the seller is not registered for it', () => {
    const text = mail(kind, { statement: mailedStatement({}, unregistered) }).message;
    expect(text).toContain('I alt 1.794,50\u00a0kr\n');
    expect(text).not.toMatch(/moms/i);
  });

  test('and names the version of the terms by its day, as the site does', () => {
    const consent = {
      version: '2026-11-29',
      acceptedAt: new Date('2026-11-24T12:00:00Z'),
      salesTermsText: 'Købsbetingelser',
    };
    const text = mail(kind, { consent }).message;
    expect(text).toContain('accepterede du købsbetingelserne i udgaven 29. november 2026 og');
    expect(text).toContain('KØBSBETINGELSERNE, SOM DU ACCEPTEREDE (29. november 2026)');
  });

  test('and claims no consent that was not given', () => {
    const text = mail(kind, { consent: undefined }).message;
    expect(text).not.toContain('SAMTYKKE');
    expect(text).toContain('FORTRYDELSESRET');
  });
});
