import { Download, ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import type { Page } from '#src/data/readAllPages.ts';
import * as giftCardRecords from '#src/data/repos/giftCards/giftCards.ts';
import * as vouchers from '#src/data/repos/vouchers/vouchers.ts';
import * as receivedPayments from '#src/data/repos/reconciliation/receivedPayments.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { formatOre } from '#src/model/base/money.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import {
  buyerName,
  dailyFees,
  type JournalContent,
  lapsedGiftCards,
} from '#src/model/bookkeeping/journal.ts';
import {
  daysOf,
  isCreditNote,
  sumsByQuarter,
  sumsOf,
  type Period,
  type VoucherSums,
} from '#src/model/bookkeeping/period.ts';
import { retentionLimit } from '#src/model/bookkeeping/retention.ts';
import { bookkeepingErrors, bookkeepingTexts as texts } from '#src/model/bookkeeping/texts.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts, type Fact } from '#src/ui/display/Facts.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Bookkeeping.module.css';
import { Exports, savePdf } from './Exports.tsx';

interface SumsProps {
  title: string;
  sums: VoucherSums;
  hasVat: boolean;
}

function Sums({ title, sums, hasVat }: SumsProps) {
  const { totalOre, vatOre, withoutVatOre, invoices, creditNotes } = sums;
  const amounts: Fact[] = hasVat
    ? [
        [texts.sums.turnover, formatOre(totalOre)],
        [texts.sums.vat, formatOre(vatOre)],
        [texts.sums.net, formatOre(withoutVatOre)],
      ]
    : [[texts.sumsWithoutVat, formatOre(totalOre)]];
  return (
    <div className={styles['quarter']}>
      <h3 className={styles['quarterTitle']}>{title}</h3>
      <Facts
        look="columns"
        facts={[...amounts, [texts.sums.invoices, invoices], [texts.sums.creditNotes, creditNotes]]}
      />
    </div>
  );
}

function AllSums({ all }: { all: readonly Voucher[] }) {
  const quarters = sumsByQuarter(all);
  const hasVat = all.some(({ vatRate }) => vatRate > 0);
  return (
    <section>
      <h2 className={styles['title']}>{texts.sumsTitle}</h2>
      {quarters.map(({ year, quarter, ...sums }) => (
        <Sums
          key={`${year}-${quarter}`}
          title={texts.quarter(year, quarter)}
          sums={sums}
          hasVat={hasVat}
        />
      ))}
      {quarters.length > 1 && <Sums title={texts.total} sums={sumsOf(all)} hasVat={hasVat} />}
    </section>
  );
}

function PdfButton({ voucher: { number, pdf, issuedAt } }: { voucher: Voucher }) {
  const { pending, submit } = useSubmit(savePdf, { errors: bookkeepingErrors.pdf });
  if (pdf) {
    return (
      <Button
        look="quiet"
        busy={pending}
        aria-label={texts.openPdf(number)}
        onClick={() => void submit(number, pdf.path)}
      >
        <Icon of={Download} size={18} />
        {texts.pdf}
      </Button>
    );
  }
  const isForgotten = issuedAt < retentionLimit(new Date());
  return (
    <span className={isForgotten ? styles['muted'] : styles['warning']}>
      {isForgotten ? texts.forgottenPdf : texts.noPdf}
    </span>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { number, kind, orderId, issuedAt, totalOre } = voucher;
  const buyer = buyerName(voucher);
  return (
    <li className={styles['row']}>
      <span className={styles['rowText']}>
        <span className={styles['number']}>
          {isCreditNote(kind) ? texts.creditNote(number) : texts.invoice(number)}
        </span>
        <span className={styles['muted']}>
          {formatDate(issuedAt)} · {buyer === '' ? texts.noBuyer : buyer} ·{' '}
          <Link
            to={adminPath('kundepanel', { order: orderId })}
            aria-label={texts.openOrder(orderId)}
          >
            {orderId}
          </Link>
        </span>
      </span>
      <span className={styles['amount']}>{formatOre(totalOre)}</span>
      <span className={styles['rowEnd']}>
        <PdfButton voucher={voucher} />
      </span>
    </li>
  );
}

interface VoucherListProps {
  period: Period;
  first: Page<Voucher>;
  /** The number of all vouchers; undefined while it is not known. */
  total: number | undefined;
}

function VoucherList({ period, first, total }: VoucherListProps) {
  const [read, setRead] = useState(first);
  const more = useSubmit((after?: string) => vouchers.listIssued(period, after), {
    errors: bookkeepingErrors.list,
  });

  const { items, next } = read;

  async function loadMore(): Promise<void> {
    const outcome = await more.submit(next);
    if (!outcome.done) return;
    const page = outcome.answer;
    setRead({ items: [...items, ...page.items], next: page.next });
  }

  return (
    <section aria-label={texts.listTitle}>
      <h2 className={styles['title']}>{texts.listTitle}</h2>
      <p role="status" className={styles['note']}>
        {texts.listed(items.length, total)}
      </p>
      <ul className={styles['list']}>
        {items.map((voucher) => (
          <VoucherRow key={voucher.number} voucher={voucher} />
        ))}
      </ul>
      <MoreButton hasMore={next !== undefined} busy={more.pending} onClick={() => void loadMore()}>
        {more.pending ? texts.loadingMore : texts.showMore}
      </MoreButton>
    </section>
  );
}

function VouchersSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="3rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}

/** Everything that the files of a period hold. */
async function readContent(period: Period): Promise<JournalContent> {
  const days = daysOf(period);
  const [issued, payments, lapsing] = await Promise.all([
    vouchers.readIssued(period),
    receivedPayments.readDecided(period),
    giftCardRecords.listLapsing(days),
  ]);
  return { vouchers: issued, fees: dailyFees(payments), lapsed: lapsedGiftCards(lapsing, days) };
}

/** The sums and the files of a period. Fees, and cards that lapse, are booked without a voucher as well. */
function PeriodContent({ period, content }: { period: Period; content: JournalContent }) {
  const { vouchers: issued, fees, lapsed = [] } = content;
  if (issued.length + fees.length + lapsed.length === 0) {
    return <EmptyState icon={ReceiptText} text={texts.none} />;
  }
  return (
    <>
      {issued.length > 0 && <AllSums all={issued} />}
      <Exports period={period} {...content} />
    </>
  );
}

/**
 * The vouchers of a period. The list comes page by page, while the sums and the files need every
 * voucher.
 */
export function PeriodVouchers({ period }: { period: Period }) {
  const first = useResource(useMemo(() => ({ read: () => vouchers.listIssued(period) }), [period]));
  const every = useResource(useMemo(() => ({ read: () => readContent(period) }), [period]));
  const retry = () => {
    first.retry();
    every.retry();
  };
  return (
    <AsyncView
      state={{ ...first, retry }}
      skeleton={<VouchersSkeleton />}
      errors={bookkeepingErrors.list}
    >
      {(page) => (
        <div className={styles['vouchers']}>
          <AsyncView
            state={every}
            skeleton={<p className={styles['note']}>{texts.counting}</p>}
            errors={bookkeepingErrors.list}
          >
            {(all) => <PeriodContent period={period} content={all} />}
          </AsyncView>
          {page.items.length > 0 && (
            <VoucherList period={period} first={page} total={every.value?.vouchers.length} />
          )}
        </div>
      )}
    </AsyncView>
  );
}
