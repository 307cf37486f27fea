import { reauthenticate } from '#src/data/auth/account.ts';
import * as connections from '#src/data/repos/settings/connections.ts';
import {
  newTokenRules,
  newWebhookRules,
  type NewTokenValues,
  type NewWebhookValues,
} from '#src/model/api/form.ts';
import { connectionErrors, connectionTexts as texts } from '#src/model/api/texts.ts';
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

interface NewTokenDialogProps extends DialogProps {
  galleries: readonly { id: string; title: string }[];
}

const NEW_TOKEN: NewTokenValues = { name: '', galleryId: '', currentPassword: '' };

/** Asks for the password, so that the sign-in is fresh when the server looks. */
export function NewTokenDialog({ galleries, onMade, onClose }: NewTokenDialogProps) {
  async function save({ name, galleryId, currentPassword }: NewTokenValues): Promise<void> {
    await reauthenticate(currentPassword);
    const gallery = galleryId === '' ? {} : { galleryId };
    onMade(await connections.change({ kind: 'make-token', name: name.trim(), ...gallery }));
  }
  return (
    <ItemDialog
      title={texts.makeTitle}
      submitLabel={texts.save}
      values={NEW_TOKEN}
      rules={newTokenRules}
      save={save}
      success={() => texts.made}
      errors={connectionErrors}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <p>{texts.makeText}</p>
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
          <PasswordField
            label={texts.password}
            error={errors.currentPassword?.message}
            autoComplete="current-password"
            {...register('currentPassword')}
          />
        </>
      )}
    </ItemDialog>
  );
}

const NEW_WEBHOOK: NewWebhookValues = { url: '', currentPassword: '' };

export function NewWebhookDialog({ onMade, onClose }: DialogProps) {
  async function save({ url, currentPassword }: NewWebhookValues): Promise<void> {
    await reauthenticate(currentPassword);
    onMade(await connections.change({ kind: 'add-webhook', url: url.trim() }));
  }
  return (
    <ItemDialog
      title={texts.addTitle}
      submitLabel={texts.saveWebhook}
      values={NEW_WEBHOOK}
      rules={newWebhookRules}
      save={save}
      success={() => texts.added}
      errors={connectionErrors}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <p>{texts.addText}</p>
          <TextField
            label={texts.url}
            error={errors.url?.message}
            autoComplete="off"
            autoCapitalize="none"
            inputMode="url"
            {...register('url')}
          />
          <PasswordField
            label={texts.password}
            error={errors.currentPassword?.message}
            autoComplete="current-password"
            {...register('currentPassword')}
          />
        </>
      )}
    </ItemDialog>
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
