import { readAllPages, type Page } from '#src/data/readAllPages.ts';
import * as downloadLogs from '#src/data/repos/purchases/downloadLogs.ts';
import * as itemInterest from '#src/data/repos/statistics/itemInterest.ts';
import * as orderRecords from '#src/data/repos/orders/orders.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { yearSales, type YearSales } from '#src/model/statistics/sales.ts';

/** Records of each kind that are read at most: 25,000 reads in all cost less than a cent. */
const READ_MAX_COUNT = 5000;

interface ReadSales extends YearSales {
  /** The number of newest records of each kind that were counted, when there are more. */
  countedOnly: number | undefined;
}

/** Reads and adds up a year; of more records than are read the newest count. */
export async function readSales(year: Pick<Period, 'from' | 'until'>): Promise<ReadSales> {
  type ReadPage<Item> = (period: typeof year, after?: string) => Promise<Page<Item>>;
  const newest = <Item>(read: ReadPage<Item>): Promise<Item[]> =>
    readAllPages((after) => read(year, after), READ_MAX_COUNT);
  const [orders, bought, records, downloads, interest] = await Promise.all([
    newest(pendingOrders.listPlaced),
    newest(purchases.listMade),
    newest(orderRecords.listDated),
    newest(downloadLogs.listLogged),
    newest(itemInterest.listCounted),
  ]);
  const read = [orders, bought, records, downloads, interest];
  const isCut = read.some(({ length }) => length >= READ_MAX_COUNT);
  return {
    ...yearSales({ orders, purchases: bought, records, downloads, interest }),
    countedOnly: isCut ? READ_MAX_COUNT : undefined,
  };
}
