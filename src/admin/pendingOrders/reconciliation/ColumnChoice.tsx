import type { Columns } from '#src/model/reconciliation/formats.ts';
import { reconciliationTexts as texts } from '#src/model/reconciliation/texts.ts';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import styles from './PaymentFile.module.css';

/** The columns that the photographer points out in a file of an unknown format. */
const roles = ['day', 'amount', 'text', 'sender'] as const;

type Role = (typeof roles)[number];

/** A chosen column by its place. */
export type ChosenColumns = Partial<Record<Role, number>>;

/** The columns to read, once those that are needed have been chosen. */
export function chosenColumns({ day, amount, text, sender }: ChosenColumns): Columns | undefined {
  if (day === undefined || amount === undefined || text === undefined) return undefined;
  const texts = sender === undefined ? [text] : [text, sender];
  return { source: 'other', day, amount, texts, only: [] };
}

const NONE = '';

interface ColumnChoiceProps {
  headings: readonly string[];
  chosen: ChosenColumns;
  onChange: (chosen: ChosenColumns) => void;
}

/** Asks in which column the day, the amount and the text of a payment stand. */
export function ColumnChoice({ headings, chosen, onChange }: ColumnChoiceProps) {
  const places = headings.map((heading, at) => ({
    value: String(at),
    label: texts.column(heading, at + 1),
  }));
  return (
    <div>
      <p className={styles['note']}>{texts.unknown}</p>
      <div className={styles['columns']}>
        {roles.map((role) => (
          <DropdownSelect
            key={role}
            label={texts[role]}
            value={String(chosen[role] ?? NONE)}
            options={[
              { value: NONE, label: role === 'sender' ? texts.noColumn : texts.notChosen },
              ...places,
            ]}
            onChange={(value) => {
              const { [role]: _, ...others } = chosen;
              onChange(value === NONE ? others : { ...others, [role]: Number(value) });
            }}
          />
        ))}
      </div>
    </div>
  );
}
