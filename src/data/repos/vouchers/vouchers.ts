import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { voucherSchema, type Voucher } from '#src/model/vouchers/schema.ts';
import { readAllPages, type Page } from '../../readAllPages.ts';
import { readDocument, readPage } from '../../firestore/documents.ts';
import { watchDocument } from '../../firestore/live.ts';
import { LARGE_PAGE_SIZE, queries } from '../../firestore/queries.ts';

/** The vouchers of a period, page by page, the newest first; for administrators. */
export function listIssued(
  { from, until }: Pick<Period, 'from' | 'until'>,
  after?: string,
  limit?: number,
): Promise<Page<Voucher>> {
  const query = queries.vouchersIssued(from, until);
  return readPage({ ...query, limit: limit ?? query.limit }, voucherSchema, after);
}

/** All vouchers of a period, in the order in which they were issued; for administrators. */
export async function readIssued(period: Pick<Period, 'from' | 'until'>): Promise<Voucher[]> {
  const newestFirst = await readAllPages((after) => listIssued(period, after, LARGE_PAGE_SIZE));
  return newestFirst.toReversed();
}

/** A buyer's vouchers, in the order of their numbers. */
export function listOwn(userId: string, after?: string): Promise<Page<Voucher>> {
  return readPage(queries.vouchersOf(userId), voucherSchema, after);
}

/** The voucher with a number, if there is one; for administrators. */
export function find(number: string): Promise<Voucher | undefined> {
  return readDocument(documents.voucher.build({ number }), voucherSchema);
}

/** One voucher, followed because the server adds its PDF later; for its buyer and administrators. */
export function one(number: string): Resource<Voucher> {
  const path = documents.voucher.build({ number });
  return {
    watch: (onNext, onError) =>
      watchDocument(path, voucherSchema, {
        onNext: (voucher) =>
          voucher ? onNext(voucher) : onError(new AppError('not-found', { details: { path } })),
        onError,
      }),
  };
}
