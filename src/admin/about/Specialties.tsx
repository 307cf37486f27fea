import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { commonTexts } from '#src/model/base/texts.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import { specialtyRules } from '#src/model/content/form.ts';
import type { Specialty } from '#src/model/content/schema.ts';
import {
  specialtyAt,
  withoutSpecialty,
  withSpecialtyEdited,
  type SpecialtyPlace,
} from '#src/model/content/specialtyChanges.ts';
import { SpecialtyIcon } from '#src/ui/about/AboutSections.tsx';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { EditItemDialog } from '../collection/EditItemDialog.tsx';
import { ItemDialog, ConfirmDelete } from '../editing/ItemDialog.tsx';
import styles from './AboutSections.module.css';
import { IconPicker } from './IconPicker.tsx';

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

const labels = {
  title: aboutEditorTexts.specialtyTitleLabel,
  description: aboutEditorTexts.specialtyDescriptionLabel,
  icon: aboutEditorTexts.iconLabel,
};

const same = (specialty: Specialty) => specialty;

/** The dialog that is open above the page. */
export type OpenSpecialty =
  | { kind: 'add' }
  | { kind: 'edit'; specialty: Specialty; place: SpecialtyPlace }
  | { kind: 'remove'; specialty: Specialty };

interface SpecialtyDialogProps {
  open: OpenSpecialty;
  specialties: readonly Specialty[];
  /** Saves the specialties together with all other unsaved changes. */
  save: (change: (now: readonly Specialty[]) => Specialty[]) => Promise<void>;
  onClose: () => void;
}

/** Adds, edits or removes a specialty. Saving it saves the whole page. */
export function SpecialtyDialog({ open, specialties, save, onClose }: SpecialtyDialogProps) {
  if (open.kind === 'add') {
    return (
      <ItemDialog
        title={aboutEditorTexts.addSpecialty}
        submitLabel={commonTexts.add}
        values={emptySpecialty}
        rules={specialtyRules}
        save={(specialty) => save((now) => [...now, specialty])}
        success={() => aboutEditorTexts.specialtySaved}
        errors={aboutErrors.specialty}
        onClose={onClose}
      >
        {(form) => <Fields form={form} />}
      </ItemDialog>
    );
  }
  if (open.kind === 'edit') {
    const { specialty: opened, place } = open;
    return (
      <EditItemDialog<Specialty, Specialty>
        item={{ opened, live: specialtyAt(specialties, opened, place) }}
        title={aboutEditorTexts.editSpecialty}
        rules={specialtyRules}
        toValues={same}
        toChanges={same}
        labels={labels}
        save={(before, _changes, specialty) =>
          save((now) => withSpecialtyEdited(now, { before, place }, specialty))
        }
        success={() => aboutEditorTexts.specialtySaved}
        errors={aboutErrors.specialty}
        onClose={onClose}
      >
        {(form) => <Fields form={form} />}
      </EditItemDialog>
    );
  }
  const { title } = open.specialty;
  return (
    <ConfirmDelete
      title={aboutEditorTexts.removeSpecialtyTitle(title)}
      description={aboutEditorTexts.removeSpecialtyText}
      remove={() => save((now) => withoutSpecialty(now, open.specialty))}
      success={aboutEditorTexts.specialtyRemoved(title)}
      errors={aboutErrors.specialty}
      onClose={onClose}
    />
  );
}

interface SpecialtiesProps {
  specialties: readonly Specialty[];
  onOpen: (open: OpenSpecialty) => void;
}

export function Specialties({ specialties, onOpen }: SpecialtiesProps) {
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
              onClick={() =>
                onOpen({ kind: 'edit', specialty, place: { index, count: specialties.length } })
              }
            />
            <IconButton
              icon={Trash2}
              label={aboutEditorTexts.removeSpecialtyLabel(specialty.title)}
              onClick={() => onOpen({ kind: 'remove', specialty })}
            />
          </li>
        ))}
      </ul>
      <Button className={styles['add']} onClick={() => onOpen({ kind: 'add' })}>
        <Icon of={Plus} size={18} />
        {aboutEditorTexts.addSpecialty}
      </Button>
    </section>
  );
}
