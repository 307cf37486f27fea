import { formatKroner } from '#src/model/base/money.ts';
import {
  salesFigures,
  type ItemSales,
  type Sales,
  type SalesFigure,
} from '#src/model/statistics/sales.ts';
import { statisticsTexts as texts } from '#src/model/statistics/texts.ts';
import styles from './Statistics.module.css';

const formats: Record<SalesFigure, (value: number) => string> = {
  seen: texts.count,
  carted: texts.count,
  ordered: texts.count,
  bought: texts.count,
  conversion: texts.percent,
  income: formatKroner,
  downloads: texts.count,
};

/** A figure as it is read: an amount in kroner, a share, or a number. */
export function formatFigure(figure: SalesFigure, value: number): string {
  return formats[figure](value);
}

/** Without visitors there is no share of them. */
function cellOf(figure: SalesFigure, sales: Sales): string {
  const isShare = figure === 'conversion';
  return isShare && sales.seen === 0 ? '' : formatFigure(figure, sales[figure]);
}

function Row({ name, sales }: Pick<ItemSales, 'name' | 'sales'>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {salesFigures.map((figure) => (
        <td key={figure}>{cellOf(figure, sales)}</td>
      ))}
    </tr>
  );
}

interface SalesTableProps {
  label: string;
  /** The heading of the first column. */
  column: string;
  rows: readonly ItemSales[];
  total?: Sales;
}

/** Figures side by side, a row for each month or item. */
export function SalesTable({ label, column, rows, total }: SalesTableProps) {
  return (
    <table className={`${styles['table']} ${styles['sales']}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {salesFigures.map((figure) => (
            <th key={figure} scope="col">
              {texts.figures[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, sales }) => (
          <Row key={id} name={name} sales={sales} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row name={texts.sum} sales={total} />
        </tfoot>
      )}
    </table>
  );
}

/** The width of a bar in a drawing where a month is one wide and the chart one high. */
const BAR_WIDTH = 0.6;

interface ChartProps {
  months: readonly Sales[];
  figure: SalesFigure;
}

/** A bar for each month. The table below tells the same to those who do not see it. */
export function Chart({ months, figure }: ChartProps) {
  const values = months.map((month) => month[figure]);
  const highest = Math.max(...values);
  return (
    <figure className={styles['chart']} aria-hidden>
      <p>{formatFigure(figure, highest)}</p>
      <svg className={styles['bars']} viewBox={`0 0 ${months.length} 1`} preserveAspectRatio="none">
        {values.map((value, month) => {
          const height = highest > 0 ? value / highest : 0;
          return (
            <rect
              // The months never change places.
              key={month}
              x={month + (1 - BAR_WIDTH) / 2}
              y={1 - height}
              width={BAR_WIDTH}
              height={height}
            />
          );
        })}
      </svg>
      <div className={styles['names']}>
        {texts.months.map((name) => (
          <span key={name}>{texts.shortMonth(name)}</span>
        ))}
      </div>
    </figure>
  );
}
