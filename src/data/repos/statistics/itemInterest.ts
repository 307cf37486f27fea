import type { Period } from '#src/model/bookkeeping/period.ts';
import { contracts } from '#src/model/system/contracts.ts';
import {
  interestYears,
  itemInterestSchema,
  type Interest,
  type ItemInterest,
} from '#src/model/statistics/interest.ts';
import { callFunction } from '../../functions/callables.ts';
import { readPage } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';
import type { Page } from '../../readAllPages.ts';

/** The counts of the years of a period, the newest first; for administrators. */
export function listCounted(
  period: Pick<Period, 'from' | 'until'>,
  after?: string,
): Promise<Page<ItemInterest>> {
  return readPage(queries.interestCounted(...interestYears(period)), itemInterestSchema, after);
}

/** Has the server count the steps of a visitor; a repetition would count them again. */
export async function count(steps: Interest[]): Promise<void> {
  await callFunction(contracts.countInterest, { steps });
}
