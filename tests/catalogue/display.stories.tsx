import type { Meta } from '@storybook/react-vite';
import type { Retryable } from '#src/hooks/resource.ts';
import { AppError } from '#src/model/base/errors.ts';
import { saleLines } from '#src/model/sale/line.ts';
import type { SaleLife } from '#src/model/sale/life.ts';
import { type Adjustment, statementOf } from '#src/model/sale/statement.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import { FeatureList, Facts } from '#src/ui/display/Facts.tsx';
import { ItemLine, ItemList } from '#src/ui/display/ItemList.tsx';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import {
  AdjustmentLine,
  StatementLines,
  StatementTable,
  sumFacts,
} from '#src/ui/display/StatementLines.tsx';
import { StatusChip } from '#src/ui/display/StatusChip.tsx';
import { VoucherFile } from '#src/ui/display/VoucherFile.tsx';
import { cartItem } from '../support/records.ts';
import { issuedInvoice } from '../support/vouchers.ts';
import { drawing, LOST } from './drawing.ts';
import { never, nothing, states } from './states.tsx';

const meta: Meta = { title: 'Display' };
export default meta;

const hill = drawing(0, [1500, 1000]);
const narrow = { alt: 'Klitten', aspectRatio: 1.5 };

const facts = [
  ['Ordre', 'JF20250624ABCDEF123'],
  ['Dato', '24. juni 2025'],
  ['E-mail', 'ida.marie.holm.christoffersen@jerslevfoto.example'],
] as const;

export const FactLists = states({
  usual: <Facts facts={facts} />,
  rows: <Facts facts={facts} look="rows" />,
  columns: <Facts facts={facts} look="columns" long={['E-mail']} />,
  ends: <Facts facts={facts} look="ends" />,
});

export const Features = states({
  usual: (
    <FeatureList
      features={['Hele dagen', 'Alle billeder i fuld opløsning', 'Fotograferingsaftale']}
    />
  ),
});

export const Disclosures = states({
  closed: (
    <Disclosure summary="Sådan fortryder du">
      <p>Skriv til mig inden 14 dage.</p>
    </Disclosure>
  ),
});

const picture = <LazyImage src={hill} alt="" aspectRatio={1} eager />;

export const Items = states({
  usual: (
    <ItemList label="Køb">
      <ItemLine picture={picture} name="Klitten" kind="Enkeltbillede" amount="199 kr" />
      <ItemLine
        picture={picture}
        name="Konfirmationsfotograferingen i Jerslev Forsamlingshus og Kirkegårdsparken"
        kind="Album"
        amount="12.595 kr"
        note={<p>Kan hentes</p>}
      />
    </ItemList>
  ),
  'with an action': (
    <ItemList>
      <ItemLine
        picture={picture}
        name="Klitten"
        kind="Enkeltbillede"
        amount="199 kr"
        action={<Button look="quiet">Fjern</Button>}
      />
      <ItemLine
        picture={picture}
        name="Heden"
        kind="Enkeltbillede"
        amount="199 kr"
        action={<Button>Hent originalbilledet</Button>}
        hasWideAction
      >
        <p>Hentet den 24. juni</p>
      </ItemLine>
    </ItemList>
  ),
});

const square = (shown: React.ReactNode) => <div style={{ maxWidth: '15rem' }}>{shown}</div>;

export const Pictures = states({
  shown: square(<LazyImage src={hill} {...narrow} eager />),
  unknown: square(<LazyImage src={undefined} {...narrow} eager />),
  placeholder: square(<LazyImage src={undefined} {...narrow} placeholder={hill} eager />),
  'without an address': square(<LazyImage src="" {...narrow} eager />),
  lost: square(<LazyImage src={LOST} {...narrow} eager />),
});

const blob = () =>
  Promise.resolve(
    new Blob([decodeURIComponent(hill.slice(hill.indexOf(',') + 1, -1))], {
      type: 'image/svg+xml',
    }),
  );
const refuse = () => Promise.reject(new AppError('not-found'));
const secret = { ...narrow, path: 'originals/klitten.jpg', eager: true };

export const PrivatePictures = states({
  read: square(<PrivateImage {...secret} src="" read={blob} />),
  awaited: square(<PrivateImage {...secret} src="" read={never} />),
  refused: square(<PrivateImage {...secret} src={hill} read={refuse} />),
  'refused, without a public one': square(<PrivateImage {...secret} src="" read={refuse} />),
});

export const Progress = states({
  begun: <ProgressBar label="Henter" value={0} max={7} />,
  half: <ProgressBar label="Henter" value={3} max={7} />,
  done: <ProgressBar label="Henter" value={7} max={7} />,
});

export const QrCodes = states({
  usual: (
    <QrCode text="https://jerslevfoto.example/kundegalleri/abc" label="Adressen som QR-kode" />
  ),
});

const discount: Adjustment = { kind: 'discount', code: 'SOMMER', ore: 5000, isPayment: false };
const giftCard: Adjustment = {
  kind: 'gift-card',
  code: 'JFGAVEKORT1234',
  ore: 10_000,
  isPayment: true,
};
const stored = [
  cartItem('Klitten'),
  cartItem('Heden ved Rubjerg Knude en sen novembereftermiddag'),
];
const statement = statementOf(saleLines(stored), [discount, giftCard], { vatRate: 25 });
const line = ({ name }: (typeof stored)[number]) => ({
  key: name,
  name,
  kind: 'Enkeltbillede',
  picture,
});

export const Statements = states({
  lines: <StatementLines statement={statement} line={line} />,
  'adjustment that can be taken off': (
    <AdjustmentLine {...discount} note="10 % af alt" action={<Button look="quiet">Fjern</Button>} />
  ),
  sums: (
    <Facts
      look="ends"
      facts={sumFacts(statement, { vat: 'Heraf moms', withoutVat: 'Uden moms' })}
    />
  ),
  receipt: <StatementTable statement={statement} line={line} />,
});

const words = { completed: 'Købt', processing: 'Afventer ordre', cancelled: 'Annulleret' };
const chip = (life: SaleLife) => <StatusChip life={life} words={words} />;

export const StatusChips = states({
  waits: chip({ stage: 'ordered' }),
  approved: chip({ stage: 'approved' }),
  cancelled: chip({ stage: 'cancelled' }),
});

const voucher = (state: Retryable<Voucher>) => (
  <VoucherFile kind="invoice" number="2026-0001" voucher={state} readFile={never} />
);
const ready = (change: Partial<Voucher> = {}): Retryable<Voucher> => ({
  status: 'ready',
  value: issuedInvoice(1, change),
  retry: nothing,
});

export const Vouchers = states({
  loading: voucher({ status: 'loading', retry: nothing }),
  failed: voucher({ status: 'failed', error: new AppError('network'), retry: nothing }),
  ready: voucher(ready()),
  'is being made': voucher(ready({ pdf: undefined })),
  'older than the law asks for': voucher(
    ready({ pdf: undefined, issuedAt: new Date('2015-01-01T12:00:00Z') }),
  ),
});
