import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { commonTexts } from '#src/model/base/texts.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import { specialtyRules } from '#src/model/content/form.ts';
import type { Specialty } from '#src/model/content/schema.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '../kit/editing/ItemDialog.tsx';
import { IconPicker } from './IconPicker.tsx';

interface SpecialtyDialogProps {
  /** The specialty to edit; a new one is added when it is left out. */
  edited?: Specialty | undefined;
  save: (specialty: Specialty) => Promise<void>;
  onClose: () => void;
}

const emptySpecialty: Specialty = { title: '', description: '', icon: '' };

function Fields({ form }: { form: UseFormReturn<Specialty> }) {
  const { register, control, formState } = form;
  const title = useWatch({ control, name: 'title' });
  return (
    <>
      <TextField
        label={aboutEditorTexts.specialtyTitleLabel}
        error={formState.errors.title?.message}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('title')}
      />
      <TextArea
        label={aboutEditorTexts.specialtyDescriptionLabel}
        error={formState.errors.description?.message}
        rows={3}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...register('description')}
      />
      <Controller
        control={control}
        name="icon"
        render={({ field }) => (
          <IconPicker value={field.value} title={title} onChange={field.onChange} />
        )}
      />
    </>
  );
}

/** Adds a specialty, or edits one; saving it saves the whole page. */
export function SpecialtyDialog({ edited, save, onClose }: SpecialtyDialogProps) {
  return (
    <ItemDialog
      title={edited ? aboutEditorTexts.editSpecialty : aboutEditorTexts.addSpecialty}
      submitLabel={edited ? commonTexts.save : commonTexts.add}
      values={edited ?? emptySpecialty}
      rules={specialtyRules}
      save={save}
      success={() => aboutEditorTexts.specialtySaved}
      errors={aboutErrors.specialty}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </ItemDialog>
  );
}
