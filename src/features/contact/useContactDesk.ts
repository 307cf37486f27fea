import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { useBotCheck } from '#src/hooks/useBotCheck.ts';
import type { BotCheck } from '#src/hooks/useBotCheck.ts';
import { whenIdle } from '#src/hooks/whenIdle.ts';
import type { ContactMessage } from '#src/shared/domain/contactMail.ts';
import { AppError, toAppError } from '#src/shared/errors.ts';
import { dropDraft, emptyMessage, keepDraft, startOf } from './contactDraft.ts';
import { sendMessage } from './sendMessage.ts';

const loadCaptcha = () => import('#src/firebase/captcha.ts');

/** What asks the server comes after the form: when the page is idle, at the latest with a message. */
async function verify(token: string): Promise<void> {
  const { verifyCaptcha } = await loadCaptcha().catch((cause: unknown) => {
    throw new AppError('network', { cause });
  });
  await verifyCaptcha(token);
}

function loadCaptchaEarly(): void {
  loadCaptcha().catch(() => {
    // Sending a message tries again, and says so.
  });
}

export type DeskView =
  { name: 'form'; isReturn: boolean } | { name: 'sent' } | { name: 'failed'; error: AppError };

export interface ContactDesk {
  view: DeskView;
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
export function useContactDesk(asked: string): ContactDesk {
  const [view, setView] = useState<DeskView>({ name: 'form', isReturn: false });
  const [start, setStart] = useState(() => startOf(asked));
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const botCheck = useBotCheck(verify);
  const { run } = botCheck;

  useEffect(() => whenIdle(loadCaptchaEarly), []);

  const send = useCallback(
    async (message: ContactMessage) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsSending(true);
      try {
        await run(() => sendMessage(message));
        dropDraft();
        setStart(emptyMessage);
        setView({ name: 'sent' });
      } catch (thrown) {
        const error = toAppError(thrown);
        setStart(message);
        if (isCaptchaRefusal(error)) reportFailure(error);
        else setView({ name: 'failed', error });
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
    keep: useCallback((message) => keepDraft(message, asked), [asked]),
    backToForm: useCallback(() => setView({ name: 'form', isReturn: true }), []),
  };
}
