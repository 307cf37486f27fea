import { formatLongDate, isoDay } from '../base/dates.ts';
import { oneLine } from '../base/text.ts';
import { DAY_MS } from '../base/units.ts';
import type { MailParams } from '../mails/mailParams.ts';
import type { ClientMailKind } from '../mails/outbox.ts';
import { orderMailTexts } from '../mails/texts.ts';
import { galleryState, hasPin } from './access.ts';
import type { ClientGallery } from './schema.ts';
import { clientReminderTexts as texts } from './texts.ts';

/** A client is reminded of pictures that nobody has looked at, and of the end. */
export type ReminderKind = Extract<ClientMailKind, 'gallery-waiting' | 'gallery-expiry'>;

/** The days that a client gets before the first reminder. */
const WAITING_DAYS = 3;

/** The days before the end from which it is told. */
const EXPIRY_DAYS = 7;

/** The fields that reminders are decided by, without the pictures. */
export const remindedFields = [
  'title',
  'clientEmail',
  'isOpen',
  'openedAt',
  'expiresAt',
  'waitingToldAt',
  'expiryTold',
  'linkKey',
  'pinHash',
  'downloads',
] as const satisfies (keyof ClientGallery)[];

export type RemindedGallery = Pick<ClientGallery, 'id' | (typeof remindedFields)[number]>;

/** The reminder that a gallery calls for today; each is sent once, that of the end again for a later one. */
export function galleryReminder(
  gallery: RemindedGallery,
  { isSeen, now }: { isSeen: boolean; now: Date },
): ReminderKind | undefined {
  const { clientEmail, openedAt, expiresAt, waitingToldAt, expiryTold } = gallery;
  if (clientEmail === '' || !openedAt || galleryState(gallery, now) !== 'open') return undefined;
  if (now.getTime() - openedAt.getTime() < WAITING_DAYS * DAY_MS) return undefined;
  const isEnding = expiresAt.getTime() - now.getTime() <= EXPIRY_DAYS * DAY_MS;
  if (isEnding && expiryTold?.getTime() !== expiresAt.getTime()) return 'gallery-expiry';
  // The mail about the end says as well that there is a gallery.
  return isSeen || waitingToldAt || expiryTold ? undefined : 'gallery-waiting';
}

const noteOf: Record<
  ReminderKind,
  (gallery: RemindedGallery, now: Date) => Partial<ClientGallery>
> = {
  'gallery-waiting': (_, now) => ({ waitingToldAt: now }),
  'gallery-expiry': ({ expiresAt }) => ({ expiryTold: expiresAt }),
};

/** The id of a reminder: of one opening, or of one end. */
export function reminderId(
  kind: ReminderKind,
  { id, openedAt = new Date(0), expiresAt }: RemindedGallery,
): string {
  const day = isoDay(kind === 'gallery-expiry' ? expiresAt : openedAt);
  return `${kind}-${id}-${day}`;
}

/** The fields of a gallery that note a reminder. */
export function reminded(
  kind: ReminderKind,
  gallery: RemindedGallery,
  now: Date,
): Partial<ClientGallery> {
  return noteOf[kind](gallery, now);
}

/** The parameters of the mail template, whose layout is that of the mails about orders. */
export function reminderMail(
  kind: ReminderKind,
  gallery: RemindedGallery,
  { name, email, link }: { name: string; email: string; link: string },
): MailParams {
  const { title, clientEmail, expiresAt, downloads } = gallery;
  const day = formatLongDate(expiresAt);
  const { subject, lead } = texts[kind];
  const next = [
    texts.until(day),
    ...(downloads === 'none' ? [] : [texts.save]),
    ...(hasPin(gallery) ? [texts.withPin] : []),
  ].join(' ');
  const { greeting, signature } = orderMailTexts;
  return {
    to_email: clientEmail,
    to_name: '',
    from_name: name,
    reply_to: email,
    subject: subject(oneLine(title), day),
    message: [greeting(''), lead, next, signature(name)].join('\n\n'),
    link,
    link_text: texts.open,
    order_id: '',
    total: '',
  };
}
