import { withOperation } from '#src/shared/domain/health.ts';
import { documents } from '#src/shared/paths.ts';
import { operationSchema } from '#src/shared/schemas/system.ts';
import type { Operation } from '#src/shared/schemas/system.ts';
import { listInDocument } from '../listInDocument.ts';

const log = listInDocument({
  path: documents.operationLog.build(),
  field: 'operations',
  itemSchema: operationSchema,
});

/** The newest operations of the dashboard. */
export const { watch } = log;

export function add(operation: Operation): Promise<void> {
  return log.update((operations) => withOperation(operations, operation));
}
