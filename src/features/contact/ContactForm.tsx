import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from '#src/ui/controls/Link.tsx';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { CONTACT_MAX_LENGTHS, contactRules } from '#src/model/contact/form.ts';
import {
  type ContactMessage,
  contactPhoneProblem,
  formatContactPhone,
} from '#src/model/contact/mail.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextArea, EmailField, TextField } from '#src/ui/form/TextField.tsx';
import styles from './ContactForm.module.css';
import type { ContactSubmission } from './useContactSubmission.ts';

export const CONTACT_MESSAGE_ROWS = 6;

function Fields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={contactTexts.nameLabel}
          error={errors.name?.message}
          autoComplete="name"
          required
          maxLength={CONTACT_MAX_LENGTHS.name}
          {...register('name')}
        />
        <EmailField
          label={contactTexts.emailLabel}
          error={errors.email?.message}
          required
          maxLength={CONTACT_MAX_LENGTHS.email}
          {...register('email')}
        />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={contactTexts.phoneLabel}
          error={errors.phone?.message}
          type="tel"
          autoComplete="tel"
          maxLength={CONTACT_MAX_LENGTHS.phone}
          {...register('phone', {
            onBlur: (event: { target: HTMLInputElement }) => {
              const typed = event.target.value;
              if (contactPhoneProblem(typed) !== undefined) return;
              setValue('phone', formatContactPhone(typed));
            },
          })}
        />
        <TextField
          label={contactTexts.subjectLabel}
          error={errors.subject?.message}
          required
          maxLength={CONTACT_MAX_LENGTHS.subject}
          {...register('subject')}
        />
      </div>
      <TextArea
        label={contactTexts.messageLabel}
        error={errors.message?.message}
        rows={CONTACT_MESSAGE_ROWS}
        required
        maxLength={CONTACT_MAX_LENGTHS.message}
        {...register('message')}
      />
    </>
  );
}

/** The ways to write and call without the form. */
export function DirectContact({ invitation }: { invitation: string }) {
  const shop = useShop();
  return (
    <div className={styles['direct']}>
      <p>{invitation}</p>
      <a href={mailtoLink(shop.email)}>{shop.email}</a>
      <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>
    </div>
  );
}

/** Saves the input of the form as a draft at each change. */
function useDraftSaving(
  form: UseFormReturn<ContactMessage>,
  saveDraft: ContactSubmission['saveDraft'],
): void {
  const values = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  const { getValues } = form;
  useEffect(() => {
    if (isDirty) saveDraft(getValues());
  }, [values, isDirty, saveDraft, getValues]);
}

/** The form for a message to the photographer. */
export function ContactForm({ submission }: { submission: ContactSubmission }) {
  const { initialValues, isSending, botCheck, view } = submission;
  const form = useRuleForm({
    values: initialValues,
    rules: contactRules,
    mode: 'onTouched',
    keptAs: 'contact',
  });
  const isOnline = useOnline();
  useDraftSaving(form, submission.saveDraft);

  const isReturn = view.name === 'form' && view.isReturn;
  const { setFocus } = form;
  useEffect(() => {
    if (isReturn) setFocus('name');
  }, [isReturn, setFocus]);

  return (
    <Form form={form} onSubmit={submission.send}>
      <fieldset
        className={styles['fields']}
        disabled={isSending}
        aria-label={contactTexts.formLabel}
      >
        <Fields form={form} />
        <BotCheck {...botCheck.challenge} instead={DirectContact} />
        <div className={styles['end']}>
          {!isOnline && (
            <p role="status" className={styles['offline']}>
              {contactTexts.offline}
            </p>
          )}
          <Button
            look="primary"
            type="submit"
            className={styles['send']}
            disabled={!botCheck.isSolved || isSending}
          >
            {isSending ? contactTexts.submitting : contactTexts.submit}
          </Button>
          <p className={styles['privacy']}>
            {contactTexts.privacyNote}{' '}
            <Link to={routes.privacyPolicy}>{contactTexts.privacyLink}</Link>
          </p>
        </div>
      </fieldset>
    </Form>
  );
}
