import { useMemo, useState } from 'react';
import * as receivedPayments from '#src/data/repos/reconciliation/receivedPayments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate, isoDay, startOfDay } from '#src/model/base/dates.ts';
import { feesOf } from '#src/model/sale/voucherSums.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { formatOre } from '#src/model/base/money.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Columns, PaymentTable } from '#src/model/reconciliation/formats.ts';
import {
  PAYMENT_LINES_MAX_COUNT,
  readPayments,
  type PaymentLine,
} from '#src/model/reconciliation/lines.ts';
import {
  reconciliationErrors,
  reconciliationTexts as texts,
} from '#src/model/reconciliation/texts.ts';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './PaymentFile.module.css';

/** The columns that the photographer points out in a file of an unknown format. */
const roles = ['day', 'amount', 'text', 'sender'] as const;

type Role = (typeof roles)[number];

/** A chosen column by its place. */
type ChosenColumns = Partial<Record<Role, number>>;

/** The columns to read, once those that are needed have been chosen. */
function chosenColumns({ day, amount, text, sender }: ChosenColumns): Columns | undefined {
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
function ColumnChoice({ headings, chosen, onChange }: ColumnChoiceProps) {
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

/** Without an order that waits, the payments of a month are looked at. */
const LOOK_BACK_MS = 30 * DAY_MS;

/** Nothing that came before the oldest order can have paid one. */
function firstDay(orders: readonly PendingOrder[]): string {
  const times = orders.flatMap(({ createdAt }) => createdAt?.getTime() ?? []);
  return isoDay(new Date(times.length > 0 ? Math.min(...times) : Date.now() - LOOK_BACK_MS));
}

function lineText({ day, amountOre, text }: PaymentLine): string {
  const amount = formatOre(amountOre);
  return joinFacts([formatDate(startOfDay(day)), amount, text || texts.noText]);
}

const SHOWN_COUNT = 3;

interface FoundProps {
  read: ReturnType<typeof readPayments>;
  payments: readonly PaymentLine[];
}

/** The number of payments in the file, with the first of them as they were read. */
function Found({ read, payments }: FoundProps) {
  const { otherCount, unread } = read;
  const feesOre = feesOf(payments);
  const counting = useMemo(
    () => ({ read: () => receivedPayments.countKnown(payments), otherwise: 0 }),
    [payments],
  );
  const { value: known = 0 } = useResource(counting);
  return (
    <div>
      <p role="status">{texts.found(payments.length)}</p>
      {known > 0 && <p className={styles['note']}>{texts.known(known, payments.length)}</p>}
      {feesOre > 0 && <p className={styles['note']}>{texts.fees(formatOre(feesOre))}</p>}
      {otherCount > 0 && <p className={styles['note']}>{texts.others(otherCount)}</p>}
      {payments.length > PAYMENT_LINES_MAX_COUNT && (
        <p className={styles['warning']}>{texts.tooMany}</p>
      )}
      {payments.length > 0 && (
        <ul className={styles['lines']} aria-label={texts.preview}>
          {payments.slice(0, SHOWN_COUNT).map((payment, at) => (
            <li key={at}>{lineText(payment)}</li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <Disclosure
          summary={<span className={styles['warning']}>{texts.unread(unread.length)}</span>}
        >
          <ul className={styles['lines']}>
            {unread.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface PaymentFileDialogProps {
  table: PaymentTable;
  /** Undefined when the file is not known. */
  columns: Columns | undefined;
  orders: readonly PendingOrder[];
  onClose: () => void;
}

/** Shows what is in a file before anything of it is kept. */
export function PaymentFileDialog({
  table,
  columns: known,
  orders,
  onClose,
}: PaymentFileDialogProps) {
  const [chosen, setChosen] = useState<ChosenColumns | undefined>(known ? undefined : {});
  const [from, setFrom] = useState(() => firstDay(orders));
  const columns = chosen ? chosenColumns(chosen) : known;
  const read = useMemo(() => columns && readPayments(table, columns), [table, columns]);
  const payments = useMemo(
    () => read?.payments.filter(({ day }) => day >= from) ?? [],
    [read, from],
  );
  const { pending, submit } = useSubmit(receivedPayments.add, {
    success: (count) =>
      count === 0
        ? { kind: 'info', text: texts.allKnown }
        : { kind: 'success', text: texts.taken(count) },
    errors: reconciliationErrors.take,
  });
  const canTake = payments.length > 0 && payments.length <= PAYMENT_LINES_MAX_COUNT;

  async function take(): Promise<void> {
    const { done } = await submit(payments);
    if (done) onClose();
  }

  return (
    <Dialog title={texts.fileTitle} isWide onClose={onClose}>
      {chosen ? (
        <ColumnChoice headings={table.headings} chosen={chosen} onChange={setChosen} />
      ) : (
        <div className={styles['source']}>
          <p>{known && texts.recognised(texts.sources[known.source])}</p>
          <Button look="quiet" onClick={() => setChosen({})}>
            {texts.ownColumns}
          </Button>
        </div>
      )}
      <TextField
        type="date"
        label={texts.from}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {read && <Found read={read} payments={payments} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={pending} disabled={!canTake} onClick={() => void take()}>
          {pending ? texts.taking : texts.take(payments.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
