import { describe, expect, test } from 'vitest';
import {
  galleryReminder,
  reminded,
  type RemindedGallery,
  reminderMail,
} from '#src/model/clients/galleryReminders.ts';

const NOW = new Date('2026-06-10T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);

const gallery = (changes: Partial<RemindedGallery> = {}): RemindedGallery => ({
  ...{ id: 'kunde1', title: 'Bryllup', clientEmail: 'anna@kunde.example', isOpen: true },
  ...{ openedAt: inDays(-3), expiresAt: inDays(60), downloads: 'web' },
  ...{ waitingToldAt: undefined, expiryTold: undefined, linkKey: 'k', pinHash: '' },
  ...changes,
});
const due = (changes: Partial<RemindedGallery> = {}, isSeen = false) =>
  galleryReminder(gallery(changes), { isSeen, now: NOW });

describe('a client is reminded', () => {
  test('three days after the gallery was opened, unless somebody has looked or it was told', () => {
    expect(due()).toBe('gallery-waiting');
    expect(due({}, true)).toBeUndefined();
    expect(due({ waitingToldAt: inDays(-1) })).toBeUndefined();
    expect(due({ openedAt: inDays(-2.9) })).toBeUndefined();
  });

  test('of the end a week before it, once for each end', () => {
    expect(due({ expiresAt: inDays(7) }, true)).toBe('gallery-expiry');
    expect(due({ expiresAt: inDays(7.1) }, true)).toBeUndefined();
    expect(due({ expiresAt: inDays(5), expiryTold: inDays(5) }, true)).toBeUndefined();
    expect(due({ expiresAt: inDays(6), expiryTold: inDays(5) }, true)).toBe('gallery-expiry');
  });

  test('of the end at first where both are due, and then of nothing more', () => {
    const ending = { expiresAt: inDays(5) };
    expect(due(ending)).toBe('gallery-expiry');
    const told = { ...ending, ...reminded('gallery-expiry', gallery(ending), NOW) };
    expect([due(told), due({ ...told, expiresAt: inDays(60) })]).toEqual([undefined, undefined]);
    expect(due(reminded('gallery-waiting', gallery(), NOW))).toBeUndefined();
  });

  test('by two mails that are noted apart', () => {
    expect(reminded('gallery-waiting', gallery(), NOW)).toEqual({ waitingToldAt: NOW });
    const ending = gallery({ expiresAt: inDays(5), waitingToldAt: inDays(-9) });
    expect(reminded('gallery-expiry', ending, NOW)).toEqual({ expiryTold: inDays(5) });
  });

  test.each<[string, Partial<RemindedGallery>]>([
    ['without an address', { clientEmail: '' }],
    ['that is closed', { isOpen: false }],
    ['that has expired', { expiresAt: inDays(-1) }],
    ['that was opened before times were kept', { openedAt: undefined }],
    ['that ends in days, opened yesterday', { openedAt: inDays(-1), expiresAt: inDays(2) }],
  ])('of no gallery %s', (_, changes) => {
    expect(due(changes)).toBeUndefined();
  });
});

test('the mail leads to the gallery, and says how long it is there and what it takes', () => {
  const link = 'https://foto.example/kundegalleri#a-b';
  const shop = { name: 'Jerslev Foto', email: 'foto@example.dk', link };
  expect(reminderMail('gallery-waiting', gallery({ pinHash: 'h' }), shop)).toEqual({
    ...{ to_email: 'anna@kunde.example', to_name: '', from_name: 'Jerslev Foto' },
    ...{ reply_to: 'foto@example.dk', subject: 'Dine billeder venter: Bryllup' },
    message: [
      'Hej',
      'Dit galleri er klar, men det er ikke blevet åbnet endnu.',
      'Billederne kan ses til og med 9. august 2026. Hent dem, du vil beholde, inden da. Du skal bruge den kode, du har fået af mig.',
      'Venlig hilsen\nJerslev Foto',
    ].join('\n\n'),
    ...{ link, link_text: 'Åbn galleriet', order_id: '', total: '' },
  });
  // It does not speak of saving where nothing can be saved.
  const { subject, message } = reminderMail('gallery-expiry', gallery({ downloads: 'none' }), shop);
  expect(subject).toBe("'Bryllup' kan ses til og med 9. august 2026");
  expect(message).not.toContain('Hent');
});
