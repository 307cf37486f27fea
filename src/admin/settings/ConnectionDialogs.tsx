import type { ReactNode } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { reauthenticate } from '#src/data/auth/account.ts';
import * as connections from '#src/data/repos/settings/connections.ts';
import {
  newTokenRules,
  newWebhookRules,
  type NewTokenValues,
  type NewWebhookValues,
  type Proven,
} from '#src/model/api/form.ts';
import { connectionErrors, connectionTexts as texts } from '#src/model/api/texts.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { SelectField } from '../fields/SelectField.tsx';

interface DialogProps {
  /** Told the secret of what was made. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

interface ProvenDialogProps<Values extends Proven> extends DialogProps {
  words: { title: string; text: string; save: string; saved: string };
  values: Values;
  rules: RuleTable<Values>;
  changeOf: (values: Values) => Parameters<typeof connections.change>[0];
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Makes something whose secret is told once. It asks for the password, so that the sign-in is fresh when the server looks. */
function ProvenDialog<Values extends Proven>({
  words,
  children,
  ...props
}: ProvenDialogProps<Values>) {
  const { values, rules, changeOf, onMade, onClose } = props;
  async function save(typed: Values): Promise<void> {
    await reauthenticate(typed.currentPassword);
    onMade(await connections.change(changeOf(typed)));
  }
  return (
    <ItemDialog
      title={words.title}
      submitLabel={words.save}
      values={values}
      rules={rules}
      save={save}
      success={() => words.saved}
      errors={connectionErrors}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{words.text}</p>
          {children(form)}
          <PasswordField
            label={texts.password}
            error={
              form.getFieldState('currentPassword' as Path<Values>, form.formState).error?.message
            }
            autoComplete="current-password"
            {...form.register('currentPassword' as Path<Values>)}
          />
        </>
      )}
    </ItemDialog>
  );
}

const NEW_TOKEN: NewTokenValues = { name: '', galleryId: '', currentPassword: '' };

const tokenWords = {
  title: texts.makeTitle,
  text: texts.makeText,
  save: texts.save,
  saved: texts.made,
};

interface NewTokenDialogProps extends DialogProps {
  galleries: readonly { id: string; title: string }[];
}

export function NewTokenDialog({ galleries, ...dialog }: NewTokenDialogProps) {
  return (
    <ProvenDialog
      {...dialog}
      words={tokenWords}
      values={NEW_TOKEN}
      rules={newTokenRules}
      changeOf={({ name, galleryId }) => ({
        kind: 'make-token',
        name: name.trim(),
        ...(galleryId !== '' && { galleryId }),
      })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={errors.name?.message}
            autoComplete="off"
            {...register('name')}
          />
          <SelectField label={texts.reach} {...register('galleryId')}>
            <option value="">{texts.everything}</option>
            {galleries.map(({ id, title }) => (
              <option key={id} value={id}>
                {texts.gallery(title)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ProvenDialog>
  );
}

const NEW_WEBHOOK: NewWebhookValues = { url: '', currentPassword: '' };

const webhookWords = {
  title: texts.addTitle,
  text: texts.addText,
  save: texts.saveWebhook,
  saved: texts.added,
};

export function NewWebhookDialog(dialog: DialogProps) {
  return (
    <ProvenDialog
      {...dialog}
      words={webhookWords}
      values={NEW_WEBHOOK}
      rules={newWebhookRules}
      changeOf={({ url }) => ({ kind: 'add-webhook', url: url.trim() })}
    >
      {({ register, formState: { errors } }) => (
        <TextField
          label={texts.url}
          error={errors.url?.message}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          {...register('url')}
        />
      )}
    </ProvenDialog>
  );
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    showToast({ kind: 'success', text: texts.copied });
  } catch {
    showToast({ kind: 'warning', text: texts.shownOnce });
  }
}

/** Shows what can be read nowhere afterwards. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={texts.secretTitle} onClose={onClose}>
      <TextField label={texts.shownOnce} value={secret} readOnly />
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
        <Button look="primary" onClick={() => void copy(secret)}>
          {texts.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
