import { useState, type ReactNode } from 'react';
import {
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { EditedItem } from '#src/model/account/presence.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { conflictsWith, editsBetween } from '#src/model/base/edits.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { CameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { AlsoOpen, ConflictButtons } from '../editing/SaveBar.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import type { ShownPicture } from '../editing/PicturePane.tsx';
import styles from './EditItemDialog.module.css';

/** Shows when a picture was taken, if its file says so. */
export function TakenAt({ picture: { takenAt } }: { picture: CameraFacts }) {
  if (!takenAt) return null;
  return <p className={styles['taken']}>{uploadTexts.takenAt(formatLongDate(takenAt))}</p>;
}

interface EditItemDialogProps<Item extends object, Values extends FieldValues> {
  item: { opened: Item; live: Item | undefined };
  /** Shows who else has it open. Left out where the page below shows it already. */
  shared?: EditedItem;
  title: string;
  isWide?: boolean;
  /** The picture that is edited, shown large beside the fields. */
  picture?: ShownPicture;
  rules: RuleTable<Values>;
  toValues: (item: Item) => Values;
  toChanges: (values: Values) => Partial<Item>;
  /** The names of the fields, for the message about a conflict. */
  labels: Partial<Record<keyof Item, string>>;
  /** Something outside the form has changed, such as chosen files. */
  isChanged?: boolean;
  /** Chosen files are still being read: saving waits for them. */
  isReading?: boolean;
  save: (before: Item, changes: Partial<Item>, values: Values) => Promise<void>;
  success: (values: Values) => string;
  errors: OperationErrors;
  onClose: () => void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

interface ConflictProps<Item extends object, Values extends FieldValues> extends Pick<
  EditItemDialogProps<Item, Values>,
  'toValues' | 'toChanges' | 'labels'
> {
  form: UseFormReturn<Values>;
  base: Item;
  live: Item;
  onResolved: (base: Item) => void;
}

function ItemConflict<Item extends object, Values extends FieldValues>(
  props: ConflictProps<Item, Values>,
) {
  const { form, base, live, toValues, toChanges, labels, onResolved } = props;
  const typed = useWatch({ control: form.control }) as Values;
  const fields = conflictsWith(editsBetween(base, toChanges(typed)), live);
  if (fields.length === 0) return null;
  const names = fields.map((field) => labels[field]).filter((name) => name !== undefined);
  return (
    <div className={styles['conflict']} role="alert">
      <p>{editingTexts.conflict(names.join(', '))}</p>
      <div className={styles['choice']}>
        <ConflictButtons
          onKeepMine={() => onResolved(live)}
          onTakeTheirs={() => {
            const inConflict: readonly PropertyKey[] = fields;
            // Only these: what was typed in the other fields stays.
            for (const [field, value] of Object.entries(toValues(live))) {
              const defaultValue = value as PathValue<Values, Path<Values>>;
              if (inConflict.includes(field)) {
                form.resetField(field as Path<Values>, { defaultValue });
              }
            }
            onResolved(live);
          }}
        />
      </div>
    </div>
  );
}

/**
 * Edits an item that others may be editing too. A conflict is shown, and nothing is overwritten
 * silently.
 */
export function EditItemDialog<Item extends object, Values extends FieldValues>(
  props: EditItemDialogProps<Item, Values>,
) {
  const { item, toValues, toChanges, labels, save, errors, children } = props;
  const [resolved, setResolved] = useState<{ opened: Item; base: Item }>();
  // A conflict resolved for one picture says nothing about the next.
  const base = resolved?.opened === item.opened ? resolved.base : item.opened;
  const live = item.live ?? base;
  return (
    <ItemDialog
      title={props.title}
      isWide={props.isWide ?? false}
      picture={props.picture}
      submitLabel={commonTexts.save}
      values={toValues(live)}
      rules={props.rules}
      isChanged={props.isChanged ?? false}
      isReading={props.isReading ?? false}
      save={(values) => save(base, toChanges(values), values)}
      success={props.success}
      errors={{
        ...errors,
        codes: { aborted: editingTexts.overtaken, 'not-found': itemTexts.gone, ...errors.codes },
      }}
      onClose={props.onClose}
    >
      {(form) => (
        <>
          {props.shared && <AlsoOpen {...props.shared} />}
          <ItemConflict
            form={form}
            base={base}
            live={live}
            toValues={toValues}
            toChanges={toChanges}
            labels={labels}
            onResolved={(next) => setResolved({ opened: item.opened, base: next })}
          />
          {children(form)}
        </>
      )}
    </ItemDialog>
  );
}
