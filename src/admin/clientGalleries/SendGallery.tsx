import { useMemo } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import * as orderMails from '#src/data/repos/mails/orderMails.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { clientRoles, hasPin } from '#src/model/clients/access.ts';
import { clientEditorErrors, invitationTexts as texts } from '#src/model/clients/editorTexts.ts';
import {
  addressesIn,
  invitationRules,
  invitationValues,
  SUBJECT_MAX_LENGTH,
  type InvitationValues,
} from '#src/model/clients/invitations.ts';
import { MESSAGE_MAX_LENGTH, type ClientGallery } from '#src/model/clients/schema.ts';
import type { OrderMail, OrderMailStatus } from '#src/model/mails/outbox.ts';
import { notArrived } from '#src/model/orders/pendingTexts.ts';
import { useShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import styles from './ClientGalleries.module.css';
import { guestKeyOf } from './gallerySettings.ts';

const roleOptions = clientRoles.map((value) => ({ value, label: texts.roles[value] }));

const states: Record<OrderMailStatus, (mail: OrderMail) => string> = {
  queued: () => texts.states.queued,
  sending: () => texts.states.sending,
  sent: ({ sentAt }) => texts.states.sent(sentAt ? formatDateTime(sentAt) : ''),
  failed: ({ error = 'refused' }) => notArrived(error),
};

const isUnopened = ({ status, openedAt }: OrderMail): boolean => status === 'sent' && !openedAt;

interface SentProps {
  sent: readonly OrderMail[];
  onAgain: (unopened: readonly OrderMail[]) => void;
}

/** Those who have been sent the gallery, with what became of it. */
function Sent({ sent, onAgain }: SentProps) {
  if (sent.length === 0) return null;
  const unopened = sent.filter(isUnopened);
  return (
    <div className={styles['section']}>
      <h3 className={styles['heading']}>{texts.list}</h3>
      {unopened.length > 0 && (
        <Button onClick={() => onAgain(unopened)}>{texts.chooseUnopened}</Button>
      )}
      <ul className={styles['visits']}>
        {sent.map((mail) => (
          <li key={mail.id} className={styles['visit']}>
            <p className={styles['person']}>{mail.to}</p>
            <p className={styles['facts']}>
              <span>{states[mail.status](mail)}</span>
              {mail.openedAt && <span>{texts.states.opened(formatDateTime(mail.openedAt))}</span>}
              {isUnopened(mail) && <span>{texts.states.notOpened}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The PIN goes in a mail of its own, if at all. */
function PinFields({ form }: { form: UseFormReturn<InvitationValues> }) {
  const { register, control, formState } = form;
  const sendsPin = useWatch({ control, name: 'sendsPin' });
  return (
    <>
      <Switch label={texts.sendsPinLabel} hint={texts.sendsPinHint} {...register('sendsPin')} />
      {sendsPin && (
        <TextField
          label={texts.pinLabel}
          hint={texts.pinHint}
          error={formState.errors.pin?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          {...register('pin')}
        />
      )}
    </>
  );
}

interface FieldsProps {
  form: UseFormReturn<InvitationValues>;
  gallery: ClientGallery;
  sent: readonly OrderMail[];
}

function Fields({ form, gallery, sent }: FieldsProps) {
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  return (
    <>
      <TextArea
        label={texts.addressesLabel}
        hint={texts.addressesHint}
        error={errors.addresses?.message}
        autoComplete="off"
        {...register('addresses')}
      />
      {sent.length > 0 && <Switch label={texts.againLabel} {...register('again')} />}
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <DropdownSelect
            label={texts.roleLabel}
            value={value}
            options={roleOptions}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={texts.subjectLabel}
        error={errors.subject?.message}
        maxLength={SUBJECT_MAX_LENGTH}
        autoComplete="off"
        {...register('subject')}
      />
      <TextArea
        label={texts.messageLabel}
        hint={texts.messageHint}
        error={errors.message?.message}
        rows={8}
        maxLength={MESSAGE_MAX_LENGTH}
        {...register('message')}
      />
      {hasPin(gallery) && <PinFields form={form} />}
      <Sent
        sent={sent}
        onAgain={(unopened) => {
          const changed = { shouldDirty: true };
          setValue('addresses', unopened.map(({ to }) => to).join('\n'), changed);
          setValue('again', true, changed);
          form.setFocus('addresses');
        }}
      />
    </>
  );
}

async function send(gallery: ClientGallery, values: InvitationValues): Promise<void> {
  const { addresses, role, subject, message, sendsPin, pin, again } = values;
  if (role === 'guest') await guestKeyOf(gallery);
  const count = await clientGalleries.send({
    gallery: gallery.id,
    to: addressesIn(addresses).addresses,
    role,
    subject: subject.trim(),
    message: message.trim(),
    ...(sendsPin && { pin: pin.trim() }),
    again,
  });
  showToast({ kind: 'success', text: texts.sent(count) });
}

interface SendGalleryProps {
  gallery: ClientGallery;
  onClose: () => void;
}

/** Mails the link of a gallery, and tells whom it was sent to. */
export function SendGallery({ gallery, onClose }: SendGalleryProps) {
  const business = useShop(({ businessName }) => businessName);
  const { id } = gallery;
  const resource = useMemo(
    (): Resource<OrderMail[]> => ({
      watch: (onNext, onError) => orderMails.watchOf(id, onNext, onError),
    }),
    [id],
  );
  const state = useResource(resource);
  if (state.value) {
    const sent = state.value.filter(({ kind }) => kind === 'gallery-invitation');
    return (
      <ItemDialog
        title={texts.title(gallery.title)}
        submitLabel={texts.submit}
        pendingLabel={texts.submitting}
        values={invitationValues(gallery, business, sent)}
        rules={invitationRules}
        save={(values) => send(gallery, values)}
        errors={clientEditorErrors.send}
        onClose={onClose}
      >
        {(form) => <Fields form={form} gallery={gallery} sent={sent} />}
      </ItemDialog>
    );
  }
  return (
    <Dialog title={texts.title(gallery.title)} onClose={onClose}>
      <AsyncView
        state={state}
        skeleton={<Skeleton height="24rem" />}
        errors={clientEditorErrors.sent}
      >
        {() => null}
      </AsyncView>
    </Dialog>
  );
}
