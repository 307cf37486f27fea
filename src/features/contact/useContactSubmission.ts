import * as z from 'zod/mini';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '#src/data/newId.ts';
import { useBotCheck, type BotCheckState } from '#src/hooks/useBotCheck.ts';
import { useRepeatable } from '#src/hooks/useRepeatable.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { whenIdle } from '#src/lib/timing.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import type { ContactMessage } from '#src/model/contact/mail.ts';
import { CONTACT_DRAFT_KEY } from '#src/model/consent/consent.ts';
import { contactErrors } from '#src/model/contact/texts.ts';
import { allows } from '#src/stores/consent.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { Sending } from './sendMessage.ts';

const messageSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

const draftSchema = z.object({
  values: messageSchema,
  /** The subject in the address when the draft was written. */
  asked: z.string(),
});

const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The initial values: the draft from before a reload, with the subject that the address requests. */
function initialMessage(requestedSubject: string): ContactMessage {
  const draft = sessionStore.readJson(CONTACT_DRAFT_KEY, draftSchema);
  const values = draft?.values ?? emptyMessage;
  // A newly requested subject replaces that of the draft; for the same request the visitor may have edited it.
  const isNew = requestedSubject !== '' && requestedSubject !== draft?.asked;
  return isNew ? { ...values, subject: requestedSubject } : values;
}

/** Before a visitor has agreed to it nothing that was typed is kept. */
function saveDraft(values: ContactMessage, requestedSubject: string): void {
  if (!allows('convenience')) return;
  sessionStore.writeJson(CONTACT_DRAFT_KEY, { values, asked: requestedSubject });
}

function clearDraft(): void {
  sessionStore.remove(CONTACT_DRAFT_KEY);
}

const loadSending = () => import('./sendMessage.ts');

/** Loads the code that sends a message when the page is idle, before it is needed. */
function preload(): void {
  loadSending().catch(() => {
    // Sending a message loads it again and shows a failure.
  });
}

function throwNetworkError(cause: unknown): never {
  throw new AppError('network', { cause });
}

async function deliver(sending: Sending): Promise<void> {
  const { sendMessage } = await loadSending().catch(throwNetworkError);
  await sendMessage(sending);
}

/** The text for a failure. If the module with the texts cannot be loaded either, there is no network. */
async function failureReason(error: AppError): Promise<string> {
  const sending = await loadSending().catch(() => undefined);
  return sending?.failureText(error) ?? contactErrors.send.codes.network;
}

export type SubmissionView =
  | { name: 'form'; isReturn: boolean }
  | { name: 'sent' }
  | { name: 'failed'; reason: string; isUnexpected: boolean };

export interface ContactSubmission {
  view: SubmissionView;
  initialValues: ContactMessage;
  isSending: boolean;
  botCheck: BotCheckState;
  send: (message: ContactMessage) => Promise<void>;
  saveDraft: (message: ContactMessage) => void;
  backToForm: () => void;
}

/** A challenge that was not accepted has to be solved again, so the form stays open. */
function isBotCheckRefusal({ code }: AppError): boolean {
  return code === 'captcha/failed' || code === 'captcha/missing';
}

/** Sends a message and tracks its state: form, sent or failed. The input is kept until it is sent. */
export function useContactSubmission(requestedSubject: string): ContactSubmission {
  const [view, setView] = useState<SubmissionView>({ name: 'form', isReturn: false });
  const [initialValues, setInitialValues] = useState(() => initialMessage(requestedSubject));
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const botCheck = useBotCheck();
  const { run } = botCheck;
  const attempt = useRepeatable(newId);

  useEffect(() => whenIdle(preload), []);

  const send = useCallback(
    async (message: ContactMessage) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsSending(true);
      try {
        await run((token) =>
          attempt(message, (messageId) => deliver({ messageId, token, message })),
        );
        clearDraft();
        setInitialValues(emptyMessage);
        setView({ name: 'sent' });
      } catch (thrown) {
        const error = toAppError(thrown);
        const reason = await failureReason(error);
        setInitialValues(message);
        if (isBotCheckRefusal(error)) showToast({ kind: 'error', text: reason });
        else setView({ name: 'failed', reason, isUnexpected: error.code === 'unknown' });
      } finally {
        isRunning.current = false;
        setIsSending(false);
      }
    },
    [run, attempt],
  );

  return {
    view,
    initialValues,
    isSending,
    botCheck,
    send,
    saveDraft: useCallback((message) => saveDraft(message, requestedSubject), [requestedSubject]),
    backToForm: useCallback(() => setView({ name: 'form', isReturn: true }), []),
  };
}
