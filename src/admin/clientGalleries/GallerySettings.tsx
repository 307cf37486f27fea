import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { LIST_NAME_MAX_LENGTH } from '#src/model/clients/choices.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import { clientGalleryRules, type ClientGalleryValues } from '#src/model/clients/form.ts';
import { downloadSizes, MESSAGE_MAX_LENGTH } from '#src/model/clients/schema.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { OptionParts } from '#src/options/OptionParts.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';

interface FieldsProps {
  form: UseFormReturn<ClientGalleryValues>;
  hasStoredPin: boolean;
}

function PinFields({ form, hasStoredPin }: FieldsProps) {
  const { register, control, formState } = form;
  const usesPin = useWatch({ control, name: 'usesPin' });
  const { pinHint, pinKept } = clientEditorTexts;
  return (
    <>
      <Switch label={clientEditorTexts.usesPinLabel} {...register('usesPin')} />
      {usesPin && (
        <TextField
          label={clientEditorTexts.pinLabel}
          hint={hasStoredPin ? `${pinHint} ${pinKept}` : pinHint}
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

/** The list that the client is asked for, and who sees what is chosen. */
function ChoosingFields({ form }: Pick<FieldsProps, 'form'>) {
  const { register, control, formState } = form;
  const asks = useWatch({ control, name: 'asks' });
  const { errors } = formState;
  return (
    <>
      <Switch
        label={clientEditorTexts.asksLabel}
        hint={clientEditorTexts.asksHint}
        {...register('asks')}
      />
      {asks && (
        <>
          <TextField
            label={clientEditorTexts.askedNameLabel}
            hint={clientEditorTexts.askedNameHint}
            error={errors.askedName?.message}
            maxLength={LIST_NAME_MAX_LENGTH}
            autoComplete="off"
            {...register('askedName')}
          />
          <TextField
            label={clientEditorTexts.askedCountLabel}
            error={errors.askedCount?.message}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...register('askedCount')}
          />
        </>
      )}
      <OptionParts at="clientGallerySettings" form={form} />
      <Switch
        label={clientEditorTexts.sharesLabel}
        hint={clientEditorTexts.sharesHint}
        {...register('sharesChoices')}
      />
    </>
  );
}

const downloadOptions = downloadSizes.map((value) => ({
  value,
  label: clientEditorTexts.downloads[value],
}));

function Fields({ form, hasStoredPin }: FieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={clientEditorTexts.titleLabel}
        error={errors.title?.message}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('title')}
      />
      <TextArea
        label={clientEditorTexts.messageLabel}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        {...register('message')}
      />
      <TextField
        label={clientEditorTexts.clientEmailLabel}
        hint={clientEditorTexts.clientEmailHint}
        error={errors.clientEmail?.message}
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        {...register('clientEmail')}
      />
      <TextField
        label={clientEditorTexts.dayLabel}
        error={errors.expiresOn?.message}
        type="date"
        {...register('expiresOn')}
      />
      <Controller
        control={control}
        name="downloads"
        render={({ field: { value, onChange } }) => (
          <DropdownSelect
            label={clientEditorTexts.downloadsLabel}
            value={value}
            options={downloadOptions}
            onChange={onChange}
          />
        )}
      />
      <Switch
        label={clientEditorTexts.markedLabel}
        hint={clientEditorTexts.markedHint}
        {...register('isMarked')}
      />
      <Switch label={clientEditorTexts.webMarkedLabel} {...register('isWebMarked')} />
      <Switch
        label={clientEditorTexts.showsShopLabel}
        hint={clientEditorTexts.showsShopHint}
        {...register('showsShop')}
      />
      <ChoosingFields form={form} />
      <PinFields form={form} hasStoredPin={hasStoredPin} />
    </>
  );
}

interface GallerySettingsProps {
  title: string;
  submitLabel: string;
  values: ClientGalleryValues;
  hasStoredPin: boolean;
  save: (values: ClientGalleryValues) => Promise<void>;
  success: (values: ClientGalleryValues) => string;
  onClose: () => void;
}

/** The settings of a new or a stored gallery. */
export function GallerySettings({ hasStoredPin, ...dialog }: GallerySettingsProps) {
  return (
    <ItemDialog
      {...dialog}
      rules={clientGalleryRules(hasStoredPin)}
      errors={{ ...clientEditorErrors.save, codes: { aborted: editingTexts.overtaken } }}
    >
      {(form) => <Fields form={form} hasStoredPin={hasStoredPin} />}
    </ItemDialog>
  );
}
