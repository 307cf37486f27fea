import { ChartColumn } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useResource } from '#src/hooks/useResource.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { offeredYears, type Period } from '#src/model/bookkeeping/period.ts';
import {
  salesFigures,
  type ItemSales,
  type SalesFigure,
  type YearSales,
} from '#src/model/statistics/sales.ts';
import { statisticsErrors, statisticsTexts as texts } from '#src/model/statistics/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { SalesTable, Chart } from './SalesFigures.tsx';
import styles from './Statistics.module.css';
import { StorageUsed } from './StorageUsed.tsx';
import { readSales } from './readSales.ts';

function Total({ total, paidOrders }: Pick<YearSales, 'total' | 'paidOrders'>) {
  const { seen, carted, conversion, ordered, bought, income, downloads } = total;
  return (
    <section>
      <h2 className={styles['title']}>{texts.totalTitle}</h2>
      <Facts
        look="columns"
        facts={[
          [texts.figures.income, formatKroner(income)],
          [texts.orders, ordered],
          [texts.paid, ordered > 0 ? texts.paidValue(paidOrders, ordered) : ''],
          [texts.purchases, bought],
          [texts.average, bought > 0 ? formatKroner(income / bought) : ''],
          [texts.figures.downloads, downloads],
          [texts.figures.seen, texts.count(seen)],
          [texts.cartedOfSeen, seen > 0 ? texts.cartedValue(carted, seen) : ''],
          [texts.figures.conversion, seen > 0 ? texts.percent(conversion) : ''],
        ]}
      />
    </section>
  );
}

function Months({ months, total }: Pick<YearSales, 'months' | 'total'>) {
  const [figure, setFigure] = useState<SalesFigure>('income');
  const rows = texts.months.flatMap((name, index) => {
    const sales = months[index];
    return sales ? [{ id: name, name, sales }] : [];
  });
  return (
    <section>
      <h2 className={styles['title']}>{texts.monthsTitle}</h2>
      <div className={styles['months']}>
        <DropdownSelect
          label={texts.figure}
          value={figure}
          options={salesFigures.map((value) => ({ value, label: texts.figures[value] }))}
          onChange={setFigure}
        />
        <Chart months={months} figure={figure} />
        <SalesTable label={texts.monthsTitle} column={texts.month} rows={rows} total={total} />
      </div>
    </section>
  );
}

/** Items that are shown before a button shows the others. */
const TOP_COUNT = 10;

interface ItemsProps {
  words: { title: string; column: string };
  items: readonly ItemSales[];
}

function Items({ words: { title, column }, items }: ItemsProps) {
  const [isShowingAll, setIsShowingAll] = useState(false);
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      {items.length === 0 ? (
        <p className={styles['note']}>{texts.noneOfKind}</p>
      ) : (
        <SalesTable
          label={title}
          column={column}
          rows={isShowingAll ? items : items.slice(0, TOP_COUNT)}
        />
      )}
      {items.length > TOP_COUNT && !isShowingAll && (
        <Button className={styles['more']} onClick={() => setIsShowingAll(true)}>
          {texts.showAll(items.length)}
        </Button>
      )}
    </section>
  );
}

function StatisticsSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="16rem" />
      <Skeleton width="100%" height="20rem" />
    </div>
  );
}

function Year({ year }: { year: Period }) {
  const sales = useResource(useMemo(() => ({ read: () => readSales(year) }), [year]));
  return (
    <AsyncView state={sales} skeleton={<StatisticsSkeleton />} errors={statisticsErrors.year}>
      {({ months, total, paidOrders, images, albums, countedOnly }) =>
        salesFigures.every((figure) => total[figure] === 0) ? (
          <EmptyState icon={ChartColumn} text={texts.none(year.name)} />
        ) : (
          <div className={styles['statistics']}>
            {countedOnly !== undefined && (
              <p className={styles['warning']}>{texts.isPartial(countedOnly)}</p>
            )}
            <Total total={total} paidOrders={paidOrders} />
            <Months months={months} total={total} />
            <Items words={texts.images} items={images} />
            <Items words={texts.albums} items={albums} />
            <p className={styles['note']}>{texts.itemDownloads}</p>
          </div>
        )
      }
    </AsyncView>
  );
}

/** Shows the orders, sales and downloads of a year: by month, by picture and by album. */
export function Statistics() {
  const [years] = useState(() => offeredYears(new Date()));
  const [name, setName] = useState(years[0]?.name ?? '');
  const year = years.find((each) => each.name === name);
  return (
    <div className={styles['statistics']}>
      <div>
        <DropdownSelect
          label={texts.year}
          value={name}
          options={years.map((each) => ({ value: each.name, label: each.name }))}
          onChange={setName}
        />
      </div>
      {year && <Year key={year.name} year={year} />}
      <div className={styles['notes']}>
        <p className={styles['note']}>{texts.sources}</p>
        <p className={styles['note']}>{texts.interestSource}</p>
      </div>
      <StorageUsed />
    </div>
  );
}
