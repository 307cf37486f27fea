import { BadgePercent, Gift, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatOre } from '#src/model/base/money.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { discountTexts } from '#src/model/sale/discountTexts.ts';
import { codeEnd } from '#src/model/giftCards/code.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { StoredLine } from '#src/model/sale/line.ts';
import { isGiftCard } from '#src/model/sale/schema.ts';
import type { Adjustment, Statement } from '#src/model/sale/statement.ts';
import { Icon } from '../controls/Icon.tsx';
import { ItemLine, ItemList, type ItemLineProps } from './ItemList.tsx';
import styles from './StatementLines.module.css';

interface AdjustmentLook {
  icon: LucideIcon;
  name: (code: string) => string;
  note: (discount: DiscountTerms | undefined) => string;
}

const looks: Record<Adjustment['kind'], AdjustmentLook> = {
  discount: {
    icon: BadgePercent,
    name: discountTexts.line,
    note: (discount) => (discount ? discountTexts.words(discount) : ''),
  },
  'gift-card': {
    icon: Gift,
    name: (code) => giftCardTexts.line(codeEnd(code)),
    note: () => giftCardTexts.pays,
  },
};

interface AdjustmentLineProps extends Pick<Adjustment, 'kind' | 'code' | 'ore'> {
  /** Said below its name. */
  note: string;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** The line that names a discount or a gift card, and what it takes off. */
export function AdjustmentLine({ kind, code, ore, note, action }: AdjustmentLineProps) {
  return (
    <ItemLine
      picture={<Icon of={looks[kind].icon} size={28} />}
      name={looks[kind].name(code)}
      kind={note}
      amount={formatOre(-ore)}
      action={action}
    />
  );
}

/** The parts of a line that a screen gives beside its price. A gift card has a picture of its own. */
export interface ShownLine extends Omit<ItemLineProps, 'amount'> {
  key: string;
}

interface StatementLinesProps<Stored extends StoredLine> {
  statement: Statement<Stored>;
  /** The discount of the sale, which tells what it is. */
  discount?: DiscountTerms | undefined;
  label?: string;
  line: (stored: Stored, at: number) => ShownLine;
  /** The lines of discounts and gift cards where they can be changed. */
  children?: ReactNode;
}

/** The lines of a sale with what discounts and gift cards take off it, or pay of it. */
export function StatementLines<Stored extends StoredLine>(props: StatementLinesProps<Stored>) {
  const { statement, discount, label, line, children } = props;
  const { lines, reductions, payments } = statement;
  return (
    <ItemList label={label}>
      {lines.map(({ stored, priceOre }, at) => {
        const { key, picture, ...shown } = line(stored, at);
        return (
          <ItemLine
            key={key}
            {...shown}
            picture={isGiftCard(stored) ? <Icon of={Gift} size={28} /> : picture}
            amount={formatOre(priceOre)}
          />
        );
      })}
      {children ??
        [...reductions, ...payments].map((each) => (
          <AdjustmentLine key={each.code} {...each} note={looks[each.kind].note(discount)} />
        ))}
    </ItemList>
  );
}

/** The words of a screen for moms; it says nothing of what it has no word for. */
interface VatWords {
  withoutVat?: string;
  vat?: string;
}

function sumsOf(statement: Statement, vatWords: VatWords): { name: string; ore: number }[] {
  const { vatRate, giftCardOre } = statement;
  const { withoutVat, vat } = vatRate > 0 ? vatWords : {};
  const sums = [
    { name: withoutVat, ore: statement.withoutVatOre },
    { name: vat, ore: statement.vatOre },
    { name: texts.total, ore: statement.totalOre },
    ...statement.payments.map(({ ore }) => ({ name: giftCardTexts.paidByGiftCard, ore: -ore })),
    { name: giftCardOre > 0 ? giftCardTexts.toPay : undefined, ore: statement.toPayOre },
  ];
  return sums.flatMap(({ name, ore }) => (name === undefined ? [] : [{ name, ore }]));
}

/** The name and formatted amount of each sum. */
export function sumFacts(statement: Statement, vatWords: VatWords = {}): [string, string][] {
  return sumsOf(statement, vatWords).map(({ name, ore }) => [name, formatOre(ore)]);
}

interface StatementTableProps<Stored extends StoredLine> {
  statement: Statement<Stored>;
  line: (stored: Stored) => { name: string; kind: string };
}

/** A sale as a table for a receipt. */
export function StatementTable<Stored extends StoredLine>(props: StatementTableProps<Stored>) {
  const { lines, reductions } = props.statement;
  const rows: { name: string; kind?: string; ore: number }[] = [
    ...lines.map(({ stored, priceOre }) => ({ ...props.line(stored), ore: priceOre })),
    ...reductions.map(({ kind, code, ore }) => ({ name: looks[kind].name(code), ore: -ore })),
  ];
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, kind, ore }, at) => (
          <tr key={at}>
            <td>
              {name}
              {kind !== undefined && <span className={styles['kind']}>{kind}</span>}
            </td>
            <td>{formatOre(ore)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sumsOf(props.statement, { withoutVat: texts.withoutVat, vat: texts.vatLine }).map(
          ({ name, ore }) => (
            <tr key={name} className={name === texts.total ? styles['total'] : undefined}>
              <th scope="row">{name}</th>
              <td>{formatOre(ore)}</td>
            </tr>
          ),
        )}
      </tfoot>
    </table>
  );
}
