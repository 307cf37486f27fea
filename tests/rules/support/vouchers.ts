import { voucherNumber, voucherSeries } from '#src/model/vouchers/voucher.ts';
import type { VoucherKind } from '#src/model/vouchers/schema.ts';
import { type Data, type Firestore, serverTime } from './firestore.ts';
import { seller } from '../../support/vouchers.ts';
import type { Role } from './roles.ts';

interface Sale {
  orderId: string;
  userId: unknown;
  /** In kroner. */
  total: unknown;
}

export interface NextVoucher {
  number: string;
  voucher: Data;
  series: string;
  count: Data;
}

/** The voucher with the next number of its series, and the count that goes with it. */
export async function nextVoucher(
  world: { as: (role: Role) => Firestore },
  { orderId, userId, total }: Sale,
  kind: VoucherKind = 'invoice',
): Promise<NextVoucher> {
  const series = voucherSeries(kind, new Date());
  const counter = await world.as('admin').doc(`voucher-series/${series}`).get();
  const sequence = Number(counter.data()?.['last'] ?? 0) + 1;
  const number = voucherNumber(series, sequence);
  const totalOre = Math.round(Number(total) * 100);
  return {
    number,
    series,
    count: { last: sequence },
    voucher: {
      number,
      series,
      sequence,
      kind,
      orderId,
      userId,
      issuedAt: serverTime(),
      currency: 'DKK',
      lines: [{ name: 'Klit', type: 'image', amountOre: totalOre }],
      totalOre,
      vatOre: Math.round(totalOre / 5),
      vatRate: 25,
      paymentMethod: 'mobilepay',
      buyer: { name: 'Kaj Kunde', email: 'kunde@jerslevfoto.example' },
      seller,
      isFull: false,
    },
  };
}

type Batch = ReturnType<Firestore['batch']>;

/** Adds a voucher and its count to a batch. */
export function addVoucher(db: Firestore, batch: Batch, next: NextVoucher): void {
  batch.set(db.doc(`vouchers/${next.number}`), next.voucher);
  batch.set(db.doc(`voucher-series/${next.series}`), next.count);
}

/** The part of a voucher and its count that one test spoils. */
export type Change = (next: NextVoucher) => Partial<NextVoucher>;

/** Other values in the voucher. */
export const changed =
  (voucher: Data): Change =>
  (next) => ({ voucher: { ...next.voucher, ...voucher } });

/** The voucher of another place in the series, which the counter may follow. */
export const moved =
  (steps: number, count = steps): Change =>
  ({ voucher, series, count: { last } }) => {
    const sequence = Number(last) + steps;
    const number = `${series}-${String(sequence).padStart(4, '0')}`;
    return {
      number,
      voucher: { ...voucher, number, sequence },
      count: { last: Number(last) + count },
    };
  };

/** The first voucher of another series. */
export const elsewhere =
  (series: string): Change =>
  ({ voucher }) => {
    const number = `${series}-0001`;
    return {
      number,
      series,
      count: { last: 1 },
      voucher: { ...voucher, series, sequence: 1, number },
    };
  };
