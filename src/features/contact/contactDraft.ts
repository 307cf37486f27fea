import * as z from 'zod/mini';
import * as sessionStore from '#src/lib/sessionStore.ts';
import type { ContactMessage } from '#src/model/contact/mail.ts';

const KEY = 'contactDraft';

const messageSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

const draftSchema = z.object({
  values: messageSchema,
  /** The subject that the address asked for when this was written. */
  asked: z.string(),
});

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** What the form begins with: what was typed before a reload, about what the address asks for. */
export function startOf(asked: string): ContactMessage {
  const draft = sessionStore.readJson(KEY, draftSchema);
  const values = draft?.values ?? emptyMessage;
  // A new wish goes before an older subject; the subject of this wish may have been changed since.
  return asked === '' || asked === draft?.asked ? values : { ...values, subject: asked };
}

export function keepDraft(values: ContactMessage, asked: string): void {
  sessionStore.writeJson(KEY, { values, asked });
}

export function dropDraft(): void {
  sessionStore.remove(KEY);
}
