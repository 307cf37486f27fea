import { archivePurchase } from '../../../functions/src/archive/archivePurchase.ts';
import { deletionJournal } from '../../../functions/src/deletion/journal.ts';
import { runSaga } from '../../../functions/src/deletion/saga.ts';
import { accountStep, deletionSteps } from '../../../functions/src/deletion/steps.ts';
import { approveFree } from '../../../functions/src/orders/approveFree.ts';
import { settle } from '../../../functions/src/payments/settle.ts';
import { tools } from './payments.ts';

/* A process that does a piece of the server's work, and is killed in the middle of it. */

const works = {
  payment: (id: string) => settle(id, tools),
  approval: approveFree,
  archive: archivePurchase,
  deletion: (id: string) =>
    runSaga(
      deletionSteps(id),
      accountStep(id),
      deletionJournal(id, () => undefined),
    ),
} as const;

export type KillableWork = keyof typeof works;

const [work, id = ''] = process.argv.slice(2);
process.send?.('begun');
await works[work as KillableWork](id);
process.exit();
