import { BadgePercent, Gift, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatOre } from '#src/model/base/money.ts';
import { isGiftCard } from '#src/model/cart/schema.ts';
import type { DiscountTerms } from '#src/model/discounts/schema.ts';
import { discountTexts } from '#src/model/discounts/texts.ts';
import { codeEnd } from '#src/model/giftCards/code.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { SaleLine, StoredLine } from '#src/model/sale/line.ts';
import type { Adjustment, Statement } from '#src/model/sale/statement.ts';
import { Icon } from '../controls/Icon.tsx';
import { ItemLine, ItemList, type ItemLineProps } from './ItemList.tsx';
import styles from './StatementLines.module.css';

const icons: Record<Adjustment['kind'], LucideIcon> = { discount: BadgePercent, 'gift-card': Gift };

const names: Record<Adjustment['kind'], (code: string) => string> = {
  discount: discountTexts.line,
  'gift-card': (code) => giftCardTexts.line(codeEnd(code)),
};

const words: Record<Adjustment['kind'], (discount: DiscountTerms | undefined) => string> = {
  discount: (discount) => (discount ? discountTexts.words(discount) : ''),
  'gift-card': () => giftCardTexts.pays,
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
      picture={<Icon of={icons[kind]} size={28} />}
      name={names[kind](code)}
      kind={note}
      priceOre={-ore}
      action={action}
    />
  );
}

/** What a screen shows of a line beside its price. A gift card has a picture of its own. */
export interface ShownLine extends Omit<ItemLineProps, 'priceOre'> {
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
            priceOre={priceOre}
          />
        );
      })}
      {children ??
        [...reductions, ...payments].map(({ kind, code, ore }) => (
          <AdjustmentLine
            key={code}
            kind={kind}
            code={code}
            ore={ore}
            note={words[kind](discount)}
          />
        ))}
    </ItemList>
  );
}

interface Sum {
  name: string;
  ore: number;
  isTotal?: true;
}

/** The words of a screen for moms; it says nothing of what it has no word for. */
interface VatWords {
  withoutVat?: string;
  vat?: string;
}

function vatSums(
  { vatRate, withoutVatOre, vatOre }: Statement,
  { withoutVat, vat }: VatWords,
): Sum[] {
  if (vatRate === 0) return [];
  return [
    ...(withoutVat ? [{ name: withoutVat, ore: withoutVatOre }] : []),
    ...(vat ? [{ name: vat, ore: vatOre }] : []),
  ];
}

function sumsOf(statement: Statement, vatWords: VatWords): Sum[] {
  const { totalOre, payments, giftCardOre, toPayOre } = statement;
  return [
    ...vatSums(statement, vatWords),
    { name: texts.total, ore: totalOre, isTotal: true },
    ...payments.map(({ ore }) => ({ name: giftCardTexts.paidByGiftCard, ore: -ore })),
    ...(giftCardOre > 0 ? [{ name: giftCardTexts.toPay, ore: toPayOre }] : []),
  ];
}

/** The sums of a sale as facts. */
export function sumFacts(statement: Statement, vatWords: VatWords = {}): [string, string][] {
  return sumsOf(statement, vatWords).map(({ name, ore }) => [name, formatOre(ore)]);
}

interface StatementTableProps<Stored extends StoredLine> {
  statement: Statement<Stored>;
  line: (stored: Stored) => { name: string; kind: string };
}

/** A sale as a table for a receipt. */
export function StatementTable<Stored extends StoredLine>(props: StatementTableProps<Stored>) {
  const { statement, line } = props;
  const row = ({ stored, priceOre }: SaleLine<Stored>, at: number) => {
    const { name, kind } = line(stored);
    return (
      <tr key={at}>
        <td>
          {name}
          <span className={styles['kind']}>{kind}</span>
        </td>
        <td>{formatOre(priceOre)}</td>
      </tr>
    );
  };
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {statement.lines.map(row)}
        {statement.reductions.map(({ kind, code, ore }) => (
          <tr key={code}>
            <td>{names[kind](code)}</td>
            <td>{formatOre(-ore)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sumsOf(statement, { withoutVat: texts.withoutVat, vat: texts.vatLine }).map((sum) => (
          <tr key={sum.name} className={sum.isTotal && styles['total']}>
            <th scope="row">{sum.name}</th>
            <td>{formatOre(sum.ore)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
