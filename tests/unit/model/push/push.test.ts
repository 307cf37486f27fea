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
  [
    [news('withdrawal-notice')],
    'Køb fortrudt',
    'Ordre JF20261130ABCDEF123',
    '/admin-dashboard?tab=kundepanel&order=JF20261130ABCDEF123',
  ],
  [
    [news('files-lost', 'a'), news('files-lost', 'b')],
    'Solgte filer mangler',
    'I 2 ordrer',
    '/admin-dashboard?tab=kundepanel&order=a',
  ],
  [
    [news('choice-sent', 'g'), news('choice-commented', 'g'), news('choice-commented', 'g')],
    'Nyt i et kundegalleri',
    'Et valg er sendt. 2 kommentarer er skrevet.',
    '/admin-dashboard?tab=kundegallerier',
  ],
  [
    [news('message-arrived', 'm')],
    'Ny henvendelse',
    'Nogen har skrevet til dig fra kontaktsiden.',
    '/admin-dashboard?tab=henvendelser&vis=m',
  ],
])('a push says what has happened and leads there: %#', (mails, title, body, path) => {
  expect(pushMessage(mails)).toEqual({
    ...{ title, body, path },
    tag: `${mails[0]?.id ?? ''}-${NOW.getTime()}`,
  });
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
