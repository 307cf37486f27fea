import * as z from 'zod/mini';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBotCheck, type BotCheck } from '#src/hooks/useBotCheck.ts';
import * as sessionStore from '#src/lib/sessionStore.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import type { ContactMessage } from '#src/model/contact/mail.ts';
import { contactErrors } from '#src/model/contact/texts.ts';
import { showToast } from '#src/stores/toasts.ts';

const DRAFT_KEY = 'contactDraft';

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
export function initialMessage(asked: string): ContactMessage {
  const draft = sessionStore.readJson(DRAFT_KEY, draftSchema);
  const values = draft?.values ?? emptyMessage;
  // A new wish goes before an older subject; the subject of this wish may have been changed since.
  return asked === '' || asked === draft?.asked ? values : { ...values, subject: asked };
}

export function saveDraft(values: ContactMessage, asked: string): void {
  sessionStore.writeJson(DRAFT_KEY, { values, asked });
}

export function clearDraft(): void {
  sessionStore.remove(DRAFT_KEY);
}

const loadCaptcha = () => import('#src/data/captcha.ts');
const loadSending = () => import('./sendMessage.ts');

/** What sends a message comes after the form: when the page is idle, at the latest with a message. */
function preload(): void {
  for (const load of [loadCaptcha, loadSending]) {
    load().catch(() => {
      // Sending a message tries again, and says so.
    });
  }
}

function throwNetworkError(cause: unknown): never {
  throw new AppError('network', { cause });
}

async function verify(token: string): Promise<void> {
  const { verifyCaptcha } = await loadCaptcha().catch(throwNetworkError);
  await verifyCaptcha(token);
}

async function deliver(message: ContactMessage): Promise<void> {
  const { sendMessage } = await loadSending().catch(throwNetworkError);
  await sendMessage(message);
}

/** Why a message was not sent. A page that cannot fetch these words is without a network. */
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
  /** What the form begins with. */
  start: ContactMessage;
  isSending: boolean;
  botCheck: BotCheck;
  send: (message: ContactMessage) => Promise<void>;
  keep: (message: ContactMessage) => void;
  backToForm: () => void;
}

/** A solved challenge that was not accepted is solved again: the form stays where it is. */
function isCaptchaRefusal({ code }: AppError): boolean {
  return code === 'captcha/failed' || code === 'captcha/missing';
}

/** The way of a message: written, on its way, and sent or failed. Nothing typed is lost before it is sent. */
export function useContactSubmission(asked: string): ContactSubmission {
  const [view, setView] = useState<SubmissionView>({ name: 'form', isReturn: false });
  const [start, setStart] = useState(() => initialMessage(asked));
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const botCheck = useBotCheck(verify);
  const { run } = botCheck;

  useEffect(() => whenIdle(preload), []);

  const send = useCallback(
    async (message: ContactMessage) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsSending(true);
      try {
        await run(() => deliver(message));
        clearDraft();
        setStart(emptyMessage);
        setView({ name: 'sent' });
      } catch (thrown) {
        const error = toAppError(thrown);
        const reason = await failureReason(error);
        setStart(message);
        if (isCaptchaRefusal(error)) showToast({ kind: 'error', text: reason });
        else setView({ name: 'failed', reason, isUnexpected: error.code === 'unknown' });
      } finally {
        isRunning.current = false;
        setIsSending(false);
      }
    },
    [run],
  );

  return {
    view,
    start,
    isSending,
    botCheck,
    send,
    keep: useCallback((message) => saveDraft(message, asked), [asked]),
    backToForm: useCallback(() => setView({ name: 'form', isReturn: true }), []),
  };
}
