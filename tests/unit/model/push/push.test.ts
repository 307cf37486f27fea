import { expect, test } from 'vitest';
import { type MailKind, queuedMail } from '#src/model/mails/outbox.ts';
import { deviceName } from '#src/model/push/devices.ts';
import { pushMessage } from '#src/model/push/message.ts';

const NOW = new Date('2026-11-30T10:00:00Z');

const news = (kind: MailKind, orderId = 'JF20261130ABCDEF123') => ({
  ...queuedMail({ orderId, kind, userId: '' }, NOW),
  id: `${orderId}-${kind}-push`,
});

test.each([
  {
    mails: [news('withdrawal-notice')],
    title: 'Køb fortrudt',
    body: 'Ordre JF20261130ABCDEF123',
    path: '/admin-dashboard?tab=kundepanel&order=JF20261130ABCDEF123',
  },
  {
    mails: [news('files-lost', 'a'), news('files-lost', 'b')],
    title: 'Solgte filer mangler',
    body: 'I 2 ordrer',
    path: '/admin-dashboard?tab=kundepanel&order=a',
  },
  {
    mails: [news('choice-sent', 'g'), news('choice-commented', 'g'), news('choice-commented', 'g')],
    title: 'Nyt i et kundegalleri',
    body: 'Et valg er sendt. 2 kommentarer er skrevet.',
    path: '/admin-dashboard?tab=kundegallerier',
  },
  {
    mails: [news('message-arrived', 'm')],
    title: 'Ny henvendelse',
    body: 'Nogen har skrevet til dig fra kontaktsiden.',
    path: '/admin-dashboard?tab=henvendelser&vis=m',
  },
])('a push says what has happened and leads there: $title', ({ mails, ...shown }) => {
  const [first] = mails;
  expect(pushMessage(mails)).toEqual({ ...shown, tag: `${first?.id ?? ''}-${NOW.getTime()}` });
});

test('what the photographer cannot choose is not pushed', () => {
  expect(pushMessage([news('approved')])).toBeUndefined();
  expect(pushMessage([])).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Mac'],
  ['curl/8', ''],
])('a browser is known by what it says of itself: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
