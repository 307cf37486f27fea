import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commonTexts } from '#src/model/base/texts.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import { specialtyRules } from '#src/model/content/form.ts';
import type { Specialty } from '#src/model/content/schema.ts';
import { withoutSpecialty, withSpecialty } from '#src/model/content/specialtyChanges.ts';
import { SpecialtyIcon } from '#src/ui/about/SpecialtyIcon.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog, ConfirmDelete } from '../editing/ItemDialog.tsx';
import { IconPicker } from './IconPicker.tsx';
import styles from './AboutSections.module.css';

interface SpecialtyDialogProps {
  /** The specialty to edit; leave it out to add a new one. */
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

/** Adds or edits a specialty. Saving it saves the whole page. */
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

interface SpecialtiesProps {
  specialties: readonly Specialty[];
  /** Saves the specialties together with all other unsaved changes. */
  save: (specialties: Specialty[]) => Promise<void>;
}

/** The dialog that is open above the list. */
type Open = { kind: 'edit'; specialty?: Specialty } | { kind: 'remove'; specialty: Specialty };

function OpenDialog({
  open,
  specialties,
  save,
  onClose,
}: SpecialtiesProps & { open: Open; onClose: () => void }) {
  if (open.kind === 'edit') {
    return (
      <SpecialtyDialog
        edited={open.specialty}
        save={async (specialty) => save(withSpecialty(specialties, specialty, open.specialty))}
        onClose={onClose}
      />
    );
  }
  const { title } = open.specialty;
  return (
    <ConfirmDelete
      title={aboutEditorTexts.removeSpecialtyTitle(title)}
      description={aboutEditorTexts.removeSpecialtyText}
      remove={async () => save(withoutSpecialty(specialties, open.specialty))}
      success={aboutEditorTexts.specialtyRemoved(title)}
      errors={aboutErrors.specialty}
      onClose={onClose}
    />
  );
}

export function Specialties(props: SpecialtiesProps) {
  const { specialties } = props;
  const [open, setOpen] = useState<Open>();
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{aboutEditorTexts.specialties}</h2>
      {specialties.length === 0 && (
        <p className={styles['empty']}>{aboutEditorTexts.noSpecialties}</p>
      )}
      <ul className={styles['rows']}>
        {specialties.map((specialty, index) => (
          <li key={`${index} ${specialty.title}`} className={styles['row']}>
            <SpecialtyIcon specialty={specialty} />
            <span className={styles['name']}>{specialty.title}</span>
            <IconButton
              icon={Pencil}
              label={aboutEditorTexts.editSpecialtyLabel(specialty.title)}
              onClick={() => setOpen({ kind: 'edit', specialty })}
            />
            <IconButton
              icon={Trash2}
              label={aboutEditorTexts.removeSpecialtyLabel(specialty.title)}
              onClick={() => setOpen({ kind: 'remove', specialty })}
            />
          </li>
        ))}
      </ul>
      <Button className={styles['add']} onClick={() => setOpen({ kind: 'edit' })}>
        <Icon of={Plus} size={18} />
        {aboutEditorTexts.addSpecialty}
      </Button>
      {open && <OpenDialog {...props} open={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
