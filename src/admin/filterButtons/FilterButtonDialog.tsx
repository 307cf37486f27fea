import { useWatch, type UseFormReturn } from 'react-hook-form';
import { commonTexts } from '#src/model/base/texts.ts';
import {
  filterButtonErrors,
  filterButtonTexts,
} from '#src/model/catalogue/filterButtons/filterButtonTexts.ts';
import type { FilterButtonInput } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { filterButtonRules } from '#src/model/catalogue/editing/form.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { EditItemDialog } from '../collection/EditItemDialog.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';

const emptyInput: FilterButtonInput = { name: '', color: '', isActive: true };

export function inputOf({ name, color, isActive }: FilterButton): FilterButtonInput {
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
  return (
    <>
      <TextField
        label={filterButtonTexts.nameLabel}
        hint={isRenamed ? filterButtonTexts.renameWarning : filterButtonTexts.nameHint}
        error={formState.errors.name?.message}
        autoComplete="off"
        {...register('name')}
      />
      <Switch label={filterButtonTexts.activeLabel} {...register('isActive')} />
    </>
  );
}

interface AddFilterButtonProps {
  /** The id of the new button. */
  id: string;
  buttons: readonly FilterButton[];
  save: (input: FilterButtonInput) => Promise<void>;
  onClose: () => void;
}

/** Adds a filter button. */
export function AddFilterButton({ id, buttons, save, onClose }: AddFilterButtonProps) {
  return (
    <ItemDialog
      title={filterButtonTexts.addTitle}
      submitLabel={commonTexts.add}
      values={emptyInput}
      rules={filterButtonRules(buttons, id)}
      save={save}
      success={({ name }) => filterButtonTexts.added(name.trim())}
      errors={filterButtonErrors.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} edited={undefined} />}
    </ItemDialog>
  );
}

const labels = {
  name: filterButtonTexts.nameLabel,
  isActive: filterButtonTexts.activeLabel,
};

interface EditFilterButtonProps {
  opened: FilterButton;
  buttons: readonly FilterButton[];
  save: (before: FilterButton, input: FilterButtonInput) => Promise<void>;
  onClose: () => void;
}

/** Edits a filter button. */
export function EditFilterButton({ opened, buttons, save, onClose }: EditFilterButtonProps) {
  const live = buttons.find(({ id }) => id === opened.id);
  return (
    <EditItemDialog<FilterButton, FilterButtonInput>
      item={{ opened, live }}
      shared={{ kind: 'filterButton', id: opened.id }}
      title={filterButtonTexts.editTitle}
      rules={filterButtonRules(buttons, opened.id)}
      toValues={inputOf}
      toChanges={(input) => ({ ...input, name: input.name.trim() })}
      labels={labels}
      save={(before, _changes, input) => save(before, input)}
      success={({ name }) => filterButtonTexts.updated(name.trim())}
      errors={filterButtonErrors.save}
      onClose={onClose}
    >
      {(form) => <Fields form={form} edited={live ?? opened} />}
    </EditItemDialog>
  );
}
