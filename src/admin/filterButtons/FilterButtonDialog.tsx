import { useWatch, type UseFormReturn } from 'react-hook-form';
import { commonTexts } from '#src/model/base/texts.ts';
import { filterButtonErrors, filterButtonTexts } from '#src/model/catalogue/editorTexts.ts';
import type { FilterButtonInput } from '#src/model/catalogue/filterButtons.ts';
import { filterButtonRules } from '#src/model/catalogue/form.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { toSlug } from '#src/model/catalogue/titles.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import styles from './FilterButtonDialog.module.css';

interface FilterButtonDialogProps {
  /** The button to edit; leave it out to add a new one. */
  edited?: FilterButton;
  /** The id of the edited button, or the one for the new button. */
  id: string;
  buttons: readonly FilterButton[];
  save: (input: FilterButtonInput) => Promise<void>;
  onClose: () => void;
}

const emptyInput: FilterButtonInput = { name: '', color: '', isActive: true };

function inputOf({ name, color, isActive }: FilterButton): FilterButtonInput {
  return { name, color, isActive };
}

interface FieldsProps {
  form: UseFormReturn<FilterButtonInput>;
  edited: FilterButton | undefined;
}

function Fields({ form, edited }: FieldsProps) {
  const { register, control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const isRenamed = edited !== undefined && name.trim() !== edited.name;
  const slug = edited && !isRenamed ? edited.slug : toSlug(name);
  return (
    <>
      <TextField
        label={filterButtonTexts.nameLabel}
        hint={isRenamed ? filterButtonTexts.renameWarning : filterButtonTexts.nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <div className={styles['slug']}>
        <span className={styles['slugLabel']}>{filterButtonTexts.slugLabel}</span>
        <output className={styles['slugValue']}>{slug === '' ? '–' : slug}</output>
        <span className={styles['slugHint']}>{filterButtonTexts.slugHint}</span>
      </div>
      <Switch label={filterButtonTexts.activeLabel} {...register('isActive')} />
    </>
  );
}

/** Adds or edits a filter button, and shows the slug that its name gives. */
export function FilterButtonDialog({
  edited,
  id,
  buttons,
  save,
  onClose,
}: FilterButtonDialogProps) {
  return (
    <ItemDialog
      title={edited ? filterButtonTexts.editTitle : filterButtonTexts.addTitle}
      submitLabel={edited ? commonTexts.save : commonTexts.add}
      values={edited ? inputOf(edited) : emptyInput}
      rules={filterButtonRules(buttons, id)}
      save={save}
      success={({ name }) =>
        edited ? filterButtonTexts.updated(name.trim()) : filterButtonTexts.added(name.trim())
      }
      errors={filterButtonErrors.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} edited={edited} />}
    </ItemDialog>
  );
}
