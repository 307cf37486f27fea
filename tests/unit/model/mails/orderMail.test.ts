import { describe, expect, test } from 'vitest';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import { type OrderMailKind, orderMailKinds } from '#src/model/mails/orderMailRules.ts';
import {
  mailedOrder as order,
  mailedStatement,
  mailingShop as shop,
} from '../../../support/mailedOrder.ts';
import { unregistered } from '../../../support/orderRecords.ts';
import { cartItem } from '../../../support/records.ts';

/** The mail about an order, with ordinary spaces. */
function mail(kind: OrderMailKind, changes: Partial<MailedOrder> = {}) {
  const {
    message,
    small_print: small = '',
    ...params
  } = orderMailParams(kind, { ...order, ...changes }, shop);
  expect(message.endsWith(small)).toBe(true);
  return { ...params, message: message.replaceAll('\u00a0', ' ') };
}
const message = (kind: OrderMailKind, changes: Partial<MailedOrder> = {}) =>
  mail(kind, changes).message;

const ID = 'JF20250620ABCDEF123';
const LIST = '- Nordlys: 199,00 kr\n- Vesterhavet: 1.595,50 kr\nI alt 1.794,50 kr inkl. moms';
const GREETING = 'Hej Signe Overgaard';
const SIGNATURE = 'Venlig hilsen\nJerslev Foto';
const paragraphs = (...texts: string[]) => texts.join('\n\n');

const total = '1.794,50\u00a0kr';
const toCustomer = {
  ...{ to_email: 'signe@kunde.example', to_name: 'Signe Overgaard', from_name: 'Jerslev Foto' },
  ...{ reply_to: 'kontakt@jerslevfoto.example', link: shop.historyUrl, order_id: ID, total },
};

describe('the mail', () => {
  test('with a stated withdrawal repeats it with its time, and leads to its confirmation', () => {
    const confirmUrl = `https://jerslevfoto.example/fortryd?ordre=${ID}&kode=x`;
    const statedAt = new Date('2025-06-25T08:15:00Z');
    const withdrawal = { name: 'Signe\nO.', statedAt, confirmUrl };
    expect(mail('withdrawal-statement', { withdrawal })).toEqual({
      ...toCustomer,
      subject: `Bekræft din fortrydelse af ordre ${ID}`,
      ...{ link: confirmUrl, link_text: 'Bekræft fortrydelse' },
      message: paragraphs(
        GREETING,
        `Jeg har modtaget en fortrydelse af ordre ${ID} den 25.6.2025 kl. 10.15.`,
        LIST,
        'Der står: »Jeg fortryder mit køb hos dig.« Navn: Signe O.',
        'Tryk på linket, så jeg ved, at fortrydelsen er fra dig. Så gælder den fra den 25.6.2025 kl. 10.15.',
        'Er den ikke fra dig, skal du ikke gøre noget. Så ændrer dit køb sig ikke.',
        SIGNATURE,
      ),
    });
  });

  test('that an order has been received asks for no money once it is approved', () => {
    const payUrl = 'https://jerslevfoto.example/x';
    const { message: received, ...rest } = mail('received', { isApproved: true, payUrl });
    expect(rest).toMatchObject({ link: shop.historyUrl, link_text: 'Se din købshistorik' });
    const beginning = paragraphs(
      GREETING,
      'Tak for din ordre.',
      'Den er allerede godkendt. Det skriver jeg også til dig om i en mail for sig.',
      SIGNATURE,
      'DIN ORDRE',
    );
    expect(received.startsWith(beginning)).toBe(true);
  });

  test('that an order has been received says how to pay', () => {
    const { message: received, ...rest } = mail('received');
    const subject = `Jeg har modtaget din ordre ${ID}`;
    expect(rest).toEqual({ ...toCustomer, subject, link_text: 'Se din købshistorik' });
    const beginning = paragraphs(
      GREETING,
      'Tak for din ordre. Nu mangler kun betalingen.',
      `Send 1.794,50 kr med MobilePay til +45 20 30 40 50, og skriv ${ID} i beskeden.`,
      'Når betalingen er godkendt, skriver jeg til dig. Så ligger billederne i din købshistorik.',
      SIGNATURE,
    );
    expect(received.startsWith(beginning)).toBe(true);
    for (const paymentMethod of ['cash', 'bank_transfer'] as const) {
      expect(message('received', { paymentMethod })).toContain(
        `Overfør 1.794,50 kr til Sparekassen, reg. nr. 1234, konto 5678, og skriv ${ID} som besked til modtager.`,
      );
    }
  });

  test('asks for no money where a discount has left nothing to pay', () => {
    const statement = mailedStatement({ discount: { code: 'GAVE', amount: 1794.5 } });
    const free = mail('received', { statement, payUrl: 'https://jerslevfoto.example/x' });
    expect(free.message).toContain('Der er ikke noget at betale: din rabat dækker det hele.');
    expect(free.message).not.toMatch(/med MobilePay|mangler kun betalingen/);
    expect(free.message).toContain('Betaling: Intet at betale');
    expect(free.message).toContain('i din købshistorik, når ordren er godkendt. Der kommer');
    expect(free).toMatchObject({ link: shop.historyUrl });
    const nothingBack = 'Der er ikke noget at betale tilbage, og du behøver ikke gøre mere.';
    expect(message('withdrawn', { statement })).toContain(nothingBack);
  });

  test('names what a discount took off, in every list', () => {
    const statement = mailedStatement({ discount: { code: 'FEST', amount: 50 } });
    for (const kind of ['received', 'new-order', 'approved', 'reminder', 'rejected'] as const) {
      const [before = '', ...after] = message(kind, { statement }).split(
        '- Rabat (FEST): -50,00 kr\n',
      );
      expect(before).toContain('Vesterhavet');
      expect(after).toHaveLength(1);
      expect(message(kind)).not.toContain('Rabat');
    }
  });

  test('of a new order goes to the photographer, and is answered to the customer', () => {
    expect(mail('new-order')).toEqual({
      ...{ to_email: 'kontakt@jerslevfoto.example', to_name: 'Jerslev Foto' },
      ...{ from_name: 'Jerslev Foto', reply_to: 'signe@kunde.example', order_id: ID, total },
      subject: `Ny ordre fra Signe Overgaard: ${total}`,
      message: paragraphs(
        'Signe Overgaard (signe@kunde.example) har bestilt:',
        LIST,
        `Betaling: MobilePay, mærket ${ID}. Godkend ordren, når pengene er kommet.`,
      ),
      ...{ link: shop.dashboardUrl, link_text: 'Åbn afventende betalinger' },
    });
  });

  test('of an approved order leads to the pictures, and names the voucher that is attached', () => {
    const { message: approved, ...rest } = mail('approved', { voucherNumber: '2025-0007' });
    const subject = `Dine billeder er klar: ordre ${ID}`;
    expect(rest).toEqual({ ...toCustomer, subject, link_text: 'Download dine billeder' });
    const beginning = paragraphs(
      GREETING,
      'Din betaling er godkendt, og du har permanent adgang til dine billeder.',
      'Log ind, og hent dem i din købshistorik, når det passer dig.',
      'Faktura 2025-0007 er vedhæftet.',
      SIGNATURE,
    );
    expect(approved.startsWith(beginning)).toBe(true);
    expect(message('approved')).not.toContain('vedhæftet');
  });

  test('of a rejected order gives the reason, and says what to do if that is wrong', () => {
    const cancellations = [{ cancelReason: 'unpaid', cancelNote: 'Der er gået to uger.' }] as const;
    expect(mail('rejected', { cancellations })).toEqual({
      ...toCustomer,
      ...{ subject: `Din ordre ${ID} er annulleret`, link_text: 'Se din købshistorik' },
      message: paragraphs(
        GREETING,
        'Din ordre er annulleret.',
        LIST,
        'Betalingen er ikke modtaget. Der er gået to uger.',
        'Har du betalt, eller er det en fejl, så svar på denne mail. Så finder vi ud af det.',
        SIGNATURE,
      ),
    });
  });

  test('of several rejected orders names them all, and each reason once', () => {
    const unpaid = { cancelReason: 'unpaid' } as const;
    const other = { cancelReason: 'other', cancelNote: 'Billederne er private.' } as const;
    const rejected = mail('rejected', {
      cancellations: [unpaid, other, unpaid],
      otherNumbers: ['JF20250920BBBBBB222', 'JF20250920CCCCCC333'],
    });
    expect(rejected.subject).toBe('Dine 3 ordrer er annulleret');
    expect(rejected.message).toContain(
      `Dine ordrer er annulleret: ${ID}, JF20250920BBBBBB222, JF20250920CCCCCC333.`,
    );
    expect(rejected.message).toContain(
      '\n\nBetalingen er ikke modtaget.\n\nBillederne er private.\n\nHar du betalt',
    );
  });

  test('that confirms a withdrawal names its day and time, and says when the money comes', () => {
    const withdrawnAt = new Date('2025-06-25T18:30:00Z');
    const confirmed = mail('withdrawn', { withdrawnAt });
    expect(confirmed.subject).toBe(`Din fortrydelse af ordre ${ID} er modtaget`);
    expect(confirmed.message).toContain(
      `Jeg bekræfter, at du den 25.6.2025 kl. 20.30 har fortrudt ordre ${ID}.`,
    );
    expect(confirmed.message).toContain('senest 14 dage efter, at du fortrød');
  });

  test('that tells the photographer of a withdrawal says who pays the money back, and until when', () => {
    const withdrawnAt = new Date('2025-06-25T18:30:00Z');
    const notice = mail('withdrawal-notice', { withdrawnAt });
    expect(notice.to_email).toBe('kontakt@jerslevfoto.example');
    expect(notice.subject).toBe(`Signe Overgaard har fortrudt ordre ${ID}`);
    expect(notice.message).toContain(
      'Er ordren betalt, skal 1.794,50 kr betales tilbage senest den 9.7.2025.',
    );
    const byProvider = message('withdrawal-notice', { withdrawnAt, isReturnedByProvider: true });
    expect(byProvider).toContain(
      'Ordren er betalt på siden: 1.794,50 kr går tilbage til kunden af sig selv, og kreditnotaen følger med. Du skal ikke gøre noget.',
    );
    expect(byProvider).not.toContain('skal 1.794,50');
    // Nobody knows yet how the order was paid.
    expect(message('withdrawal-notice', { withdrawnAt, payUrl: 'https://x.example' })).toContain(
      'Er ordren betalt på siden, går pengene tilbage af sig selv. Er den betalt på en anden måde, skal 1.794,50 kr betales tilbage senest den 9.7.2025.',
    );
  });

  test('of lost files names them with their order, and goes to the photographer alone', () => {
    const path = `customer-permanent-archive/${ID}/0_a.jpg`;
    const file = { number: ID, path, problem: 'missing' } as const;
    const lostFiles = [file, { ...file, path: 'b.jpg', problem: 'changed' } as const];
    const lost = mail('files-lost', { lostFiles });
    const to = 'kontakt@jerslevfoto.example';
    const subject = `Solgte filer mangler: ordre ${ID}`;
    expect(lost).toMatchObject({ to_email: to, reply_to: to, subject, link_text: 'Åbn ordren' });
    expect(lost.message).toContain(
      `- ${ID}: ${path} mangler\n- ${ID}: b.jpg er ændret\n\nSend mailen videre`,
    );
    expect(lost.message).not.toContain('I alt');
    const sixty = Array.from({ length: 60 }, () => file);
    const many = mail('files-lost', { otherNumbers: ['JF20250920BBBBBB222'], lostFiles: sixty });
    expect(many.subject).toBe('Solgte filer mangler i 2 ordrer');
    expect(many.message.match(/ mangler$/gm)).toHaveLength(50);
    expect(many.message).toContain('\n- og 10 til\n\n');
  });

  test('of an approval calls nothing paid that a public body pays once it has the invoice', () => {
    const later = { isPaidLater: true, paymentMethod: 'cash', voucherNumber: '2025-0007' } as const;
    expect(message('approved', later)).toContain('Din ordre er godkendt');
    expect(message('approved', later)).not.toContain('Din betaling er godkendt');
    expect(message('approved')).toContain('Din betaling er godkendt');
  });

  test('of a refund names the amount and the credit note', () => {
    const refunded = mail('refunded', { voucherNumber: 'K2025-0001' });
    expect(refunded.subject).toBe(`Du har fået pengene tilbage for ordre ${ID}`);
    expect(refunded.message).toContain('Jeg har betalt 1.794,50 kr tilbage til dig.');
    expect(refunded.message).toContain('Kreditnota K2025-0001 er vedhæftet.');
  });

  test('that reminds says how to pay, and when the order runs out', () => {
    const reminder = mail('reminder', { expiresAt: new Date('2025-07-24T10:05:00Z') });
    expect(reminder.subject).toBe(`Din ordre ${ID} venter på betaling`);
    expect(reminder.message).toContain('med MobilePay til +45 20 30 40 50');
    expect(reminder.message).toContain('ordren udløber af sig selv den 24. juli 2025.');
    expect(message('reminder')).not.toContain('udløber');
  });

  test('of an order that has run out says that nothing is owed', () => {
    const expired = mail('expired');
    expect(expired.subject).toBe(`Din ordre ${ID} er udløbet`);
    expect(expired.message).toContain('Du skylder ikke noget.');
    expect(expired.message).toContain(
      'Har du betalt, eller er det en fejl, så svar på denne mail.',
    );
  });

  test('reads well without a name', () => {
    expect(message('approved', { customerName: '' })).toMatch(/^Hej\n\n/);
    const newOrder = mail('new-order', { customerName: '' });
    expect(newOrder.subject).toBe(`Ny ordre fra signe@kunde.example: ${total}`);
    expect(newOrder.message).toMatch(/^signe@kunde.example har bestilt:/);
  });

  test.each(orderMailKinds)(
    '%s takes no line breaks from a customer, and goes to nobody else',
    (kind) => {
      const items = [cartItem('Skov', { name: 'Skov\n\nSÆLGER\nEn anden', price: 1 })];
      const statement = mailedStatement({ items });
      const { to_email: to, ...written } = mail(kind, {
        customerName: 'Ida\r\nBcc: alle\u0085ordrer',
        statement,
      });
      expect(written.subject).not.toMatch(/[\r\n\u0085]/);
      expect(written.message).not.toMatch(/^(Bcc|En anden)/m);
      expect(['signe@kunde.example', 'kontakt@jerslevfoto.example']).toContain(to);
      expect(Object.keys(written)).not.toContain('cc');
      expect(Object.keys(written)).not.toContain('bcc');
    },
  );
});

describe('about an order that is paid on the page', () => {
  const payUrl = `https://jerslevfoto.example/cash-payment-confirmation?ordre=${ID}`;
  const toPayment = { link: payUrl, link_text: 'Betal med MobilePay' };
  const how = 'Betal 1.794,50 kr med MobilePay. Linket herunder fører dig til betalingen.';

  test('the first mail leads to its payment, and promises the pictures at once', () => {
    const received = mail('received', { payUrl });
    expect(received).toMatchObject(toPayment);
    const beginning = paragraphs(
      GREETING,
      'Tak for din ordre. Nu mangler kun betalingen.',
      how,
      'Billederne ligger i din købshistorik, så snart du har betalt, og så skriver jeg til dig igen. Har du lige betalt, behøver du ikke gøre mere.',
      SIGNATURE,
    );
    expect(received.message.startsWith(beginning)).toBe(true);
    expect(received.message).not.toContain(`${shop.mobilePayNumber}, og skriv`);
  });

  test('a reminder leads there too, and nothing is asked of the photographer', () => {
    const reminder = mail('reminder', { payUrl });
    expect(reminder).toMatchObject(toPayment);
    expect(reminder.message).toContain(how);
    const newOrder = mail('new-order', { payUrl });
    expect(newOrder.message).toMatch(
      /Betaling: MobilePay. Ordren bliver godkendt af sig selv, når kunden har betalt, så du skal ikke gøre noget.$/,
    );
    expect(newOrder).toMatchObject({ link: shop.dashboardUrl });
  });
});

describe.each(['received', 'approved'] as const)('on a durable medium the mail %s', (kind) => {
  const confirmed = message(kind);

  test.each([
    ['the order', `\nOrdrenummer: ${ID}\nBestilt: 24.6.2025 kl. 12.05\n`],
    ['a picture', '\n- Nordlys (Enkeltbillede): 199,00 kr\n'],
    ['an album', '\n- Vesterhavet (Fotoalbum): 1.595,50 kr\n'],
    ['the price', '\nI alt 1.794,50 kr inkl. moms\nHeraf moms (25 %): 358,90 kr\n'],
    ['the payment', '\nBetaling: MobilePay\n'],
    ['the delivery', 'digitale filer, som du henter i din købshistorik'],
    ['no further costs', 'Der kommer ingen gebyrer oveni.'],
    ['the seller', 'SÆLGER\nJerslev Foto v/ Asta Vindfeldt Holm\nKirkevej 12, 9740 Jerslev\n'],
    ['the CVR number', '\nCVR-nr. 12345678\n'],
    ['e-mail and phone', '\nE-mail: kontakt@jerslevfoto.example\nTelefon: +45 20 30 40 50\n'],
    ['the time of the consent', 'Da du bestilte den 24.6.2025 kl. 12.05, accepterede du'],
    ['its version', 'accepterede du købsbetingelserne i udgaven 24. juni 2025'],
    [
      'the consent word for word',
      '»Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten bortfalder, når jeg henter det første billede.«',
    ],
    ['the end of the right', 'Når du har hentet det, er der ingen fortrydelsesret for ordren.'],
    ['that it lasts until the first download', 'indtil du henter det første billede i '],
    ['how to withdraw', '»Fortryd køb«'],
    ['the form', 'STANDARDFORTRYDELSESFORMULAR\n'],
    ['its recipient', 'Til: Jerslev Foto, Kirkevej 12, 9740 Jerslev, kontakt@jerslevfoto.example'],
    ['its declaration', 'at jeg ønsker at gøre fortrydelsesretten gældende'],
    ['its order', `ordre ${ID}\nBestilt den: 24.6.2025\n`],
    ['its name', '\nForbrugerens navn:\nForbrugerens adresse:\n'],
    ['its signature', '\nForbrugerens underskrift (kun hvis formularen sendes på papir):\nDato:'],
    [
      'the first way to complain',
      'Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, https://naevneneshus.dk',
    ],
    ['the second way to complain', 'Forbrugerklagenævnet'],
    ['the terms', 'Købsbetingelser\n\nAlle priser er i danske kroner.'],
    ['their version', 'KØBSBETINGELSERNE, SOM DU ACCEPTEREDE (24. juni 2025)'],
  ])('says %s: %s', (_duty, words) => {
    expect(confirmed).toContain(words);
  });

  test('names the version of the terms by its day, as the site does', () => {
    const acceptedAt = new Date('2026-12-24T12:00:00Z');
    const consent = { version: '2026-11-29', acceptedAt, salesTermsText: 'Købsbetingelser' };
    const later = message(kind, { consent });
    expect(later).toContain('accepterede du købsbetingelserne i udgaven 29. november 2026 og');
    expect(later).toContain('KØBSBETINGELSERNE, SOM DU ACCEPTEREDE (29. november 2026)');
  });

  test('leads to no platform that was closed, and claims no consent that was not given', () => {
    expect(confirmed).not.toMatch(/ec\.europa\.eu|\bODR\b/);
    const withoutConsent = message(kind, { consent: undefined });
    expect(withoutConsent).not.toContain('SAMTYKKE');
    expect(withoutConsent).toContain('FORTRYDELSESRET');
  });

  test('names no moms where the seller is not registered for it', () => {
    const text = message(kind, { statement: mailedStatement({}, unregistered) });
    expect(text).toContain('I alt 1.794,50 kr\n');
    expect(text).not.toMatch(/moms/i);
  });
});
