// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMail } from '#src/lib/email.ts';
import { announceOrder, sendOrderMail } from '#src/lib/orderMails.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { OrderConfirmation } from '#src/model/cart/schema.ts';
import type { MailedOrder } from '#src/model/orders/mail.ts';

vi.mock('#src/lib/email.ts');

const order: MailedOrder = {
  number: 'ABCDEFGH',
  customerName: 'Signe',
  customerEmail: 'signe@kunde.example',
  items: [{ name: 'Nordlys', price: 199 }],
  total: 199,
  paymentMethod: 'cash',
};

const confirmation: OrderConfirmation = {
  orderId: 'QQQQQQQQQQQQABCDEFGH',
  orderDate: new Date(),
  items: [
    {
      id: 'nordlys',
      title: 'Nordlys',
      price: 199,
      type: 'image',
      category: '',
      thumbnailPath: '',
      watermarkedPath: '',
    },
  ],
  total: 199,
  paymentMethod: 'cash',
  customerInfo: { name: 'Signe', email: 'signe@kunde.example', phone: '' },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendMail).mockReset().mockResolvedValue(undefined);
});

afterEach(async () => {
  // The next test is not to wait for the mails of this one.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
});

const recipients = () => vi.mocked(sendMail).mock.calls.map(([params]) => params['to_email']);

test('a mail about an order is sent with the template of orders and links to the site', async () => {
  await sendOrderMail('approved', order);
  const [params, template] = vi.mocked(sendMail).mock.lastCall ?? [];
  expect(template).toBe('order');
  expect(params).toMatchObject({
    to_email: 'signe@kunde.example',
    link: 'https://jerslevfoto.example/order-history',
  });
});

test('the provider is asked once a second at most', async () => {
  const mails = [sendOrderMail('approved', order), sendOrderMail('rejected', order)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(sendMail).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sendMail).toHaveBeenCalledTimes(2);
  await Promise.all(mails);
});

test('a mail that fails says so, and holds up none after it', async () => {
  vi.mocked(sendMail).mockRejectedValueOnce(new AppError('email/quota'));
  const failed = expect(sendOrderMail('approved', order)).rejects.toMatchObject({
    code: 'email/quota',
  });
  const next = sendOrderMail('rejected', order);
  await vi.advanceTimersByTimeAsync(1200);
  await failed;
  await expect(next).resolves.toBeUndefined();
});

test('a new order is told to the photographer and to its customer', async () => {
  const told = announceOrder(confirmation);
  await vi.advanceTimersByTimeAsync(1200);
  await told;
  expect(recipients()).toEqual(['kontakt@jerslevfoto.example', 'signe@kunde.example']);
  expect(vi.mocked(sendMail).mock.calls[1]?.[0]).toMatchObject({ order_id: 'ABCDEFGH' });
});

test('a new order stands, whatever becomes of its mails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.mocked(sendMail).mockRejectedValue(new AppError('network'));
  const told = announceOrder(confirmation);
  await vi.advanceTimersByTimeAsync(1200);
  await expect(told).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});
