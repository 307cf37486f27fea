import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newId } from '#src/data/newId.ts';
import * as messages from '#src/data/repos/contact/messages.ts';
import * as orderMails from '#src/data/repos/mails/orderMails.ts';
import { useRepeatable } from '#src/hooks/useRepeatable.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { isFilled, type RuleTable } from '#src/model/base/formRules.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { CONTACT_MAX_LENGTHS } from '#src/model/contact/form.ts';
import { answerMailId, type KeptMessage, type MessageState } from '#src/model/contact/messages.ts';
import { messagesErrors, messagesTexts as texts } from '#src/model/contact/messagesTexts.ts';
import type { OrderMail, OrderMailStatus } from '#src/model/mails/outbox.ts';
import { notArrived, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextArea } from '#src/ui/form/TextField.tsx';
import { useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import styles from './Messages.module.css';

interface Answer {
  text: string;
}

const noAnswer: Answer = { text: '' };

const answerRules: RuleTable<Answer> = [
  { field: 'text', check: ({ text }) => isFilled(text), message: texts.answerMissing },
  {
    field: 'text',
    check: ({ text }) => text.trim().length <= CONTACT_MAX_LENGTHS.message,
    message: texts.answerTooLong,
  },
];

const mailStates: Record<OrderMailStatus, (mail: OrderMail) => string> = {
  queued: () => texts.mailWaits,
  sending: () => texts.mailWaits,
  sent: ({ sentAt }) => texts.mailSent(sentAt ? formatDateTime(sentAt) : ''),
  failed: ({ error = 'refused' }) => notArrived(error),
};

/** The fate of the mail that brings an answer. */
function AnswerMail({ mail }: { mail: OrderMail }) {
  const { pending, submit } = useSubmit(orderMails.sendAgain, { errors: pendingOrderErrors.mail });
  return (
    <p className={styles['mail']} data-state={mail.status}>
      {mailStates[mail.status](mail)}{' '}
      {mail.status === 'failed' && (
        <Button look="quiet" busy={pending} onClick={() => void submit(mail.id)}>
          {texts.mailAgain}
        </Button>
      )}
    </p>
  );
}

interface WordsProps {
  who: string;
  at: Date;
  text: string;
  children?: ReactNode;
}

function Words({ who, at, text, children }: WordsProps) {
  return (
    <li className={styles['words']}>
      <p className={styles['who']}>
        <strong>{who}</strong> <span>{formatDateTime(at)}</span>
      </p>
      <p className={styles['text']}>{text}</p>
      {children}
    </li>
  );
}

/** The message and the answers to it, in their order. */
function Thread({ message }: { message: KeptMessage }) {
  const { id, name, createdAt, answers } = message;
  const resource = useMemo(
    (): Resource<OrderMail[]> => ({
      watch: (onNext, onError) => orderMails.watchOf(id, onNext, onError),
    }),
    [id],
  );
  const { value: mails = [] } = useResource(resource);
  return (
    <ol className={styles['thread']} aria-label={texts.thread}>
      <Words who={name} at={createdAt} text={message.message} />
      {answers.map((answer) => {
        const mail = mails.find((each) => each.id === answerMailId(id, answer.id));
        return (
          <Words key={answer.id} who={texts.you} at={answer.at} text={answer.text}>
            {mail && <AnswerMail mail={mail} />}
          </Words>
        );
      })}
    </ol>
  );
}

/** The state that the button leads to, and its words. */
const nextState: Record<MessageState, { state: MessageState; label: string }> = {
  new: { state: 'done', label: texts.close },
  answered: { state: 'done', label: texts.close },
  done: { state: 'new', label: texts.reopen },
};

interface MessageDialogProps {
  message: KeptMessage;
  onClose: () => void;
}

interface AnswerFormProps {
  message: KeptMessage;
  form: UseFormReturn<Answer>;
  onSent: () => void;
  /** Further buttons, before the one that sends. */
  children: ReactNode;
}

/** The field for an answer. It takes the focus when it is asked for, not while the message is still read. */
function AnswerForm({ message, form, onSent, children }: AnswerFormProps) {
  const { id, name, email } = message;
  const attempt = useRepeatable(newId);
  const { pending, submit } = useSubmit(
    ({ text }: Answer) => attempt(text, (answerId) => messages.answer(id, answerId, text)),
    {
      success: () => ({ kind: 'success', text: texts.answered(name) }),
      errors: messagesErrors.answer,
    },
  );
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);

  async function send(values: Answer): Promise<void> {
    const { done } = await submit(values);
    if (done) onSent();
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      foot={
        <DialogActions>
          {children}
          <Button look="primary" type="submit" busy={pending}>
            {pending ? texts.sending : texts.send}
          </Button>
        </DialogActions>
      }
    >
      <TextArea
        label={texts.answerLabel}
        hint={texts.answerHint(email)}
        error={form.formState.errors.text?.message}
        rows={5}
        {...form.register('text')}
      />
    </Form>
  );
}

/** One message: what was written, what was answered, and a field for the next answer. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { name, email, phone, subject, state } = message;
  const [isRemoving, setIsRemoving] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  const form = useRuleForm<Answer>({ values: noAnswer, rules: answerRules });
  const { isDirty } = form.formState;
  // The back button would not ask the dialog.
  useUnsavedGuard(isDirty);
  const { close, question } = useCloseQuestion(isDirty, onClose);
  const changing = useSubmit(messages.setState, { errors: messagesErrors.state });
  const next = nextState[state];

  const otherActions = (
    <>
      <Button look="quiet" onClick={() => setIsRemoving(true)}>
        {texts.remove}
      </Button>
      <Button busy={changing.pending} onClick={() => void changing.submit(message, next.state)}>
        {next.label}
      </Button>
    </>
  );

  function endAnswer(): void {
    form.reset(noAnswer, { keepDirtyValues: false });
    setIsAnswering(false);
  }

  return (
    <Dialog title={subject} isWide onClose={close}>
      <div className={styles['message']}>
        <Facts
          look="columns"
          facts={[
            [texts.from, name],
            [texts.email, <a href={mailtoLink(email)}>{email}</a>],
            [texts.phone, phone && <a href={`tel:${phone}`}>{phone}</a>],
          ]}
        />
        <Thread message={message} />
        {isAnswering ? (
          <AnswerForm message={message} form={form} onSent={endAnswer}>
            {otherActions}
          </AnswerForm>
        ) : (
          <DialogActions>
            {otherActions}
            <Button look="primary" onClick={() => setIsAnswering(true)}>
              {texts.answer}
            </Button>
          </DialogActions>
        )}
      </div>
      {question}
      {isRemoving && (
        <ConfirmDelete
          title={texts.removeTitle(name)}
          description={texts.removeText}
          remove={() => messages.remove(message).then(onClose)}
          success={texts.removed}
          errors={messagesErrors.remove}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Dialog>
  );
}
