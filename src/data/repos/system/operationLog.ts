import { documents } from '#src/model/base/paths.ts';
import { decodeItems } from '#src/model/base/schema.ts';
import { retentionRunSchema, type RetentionRun } from '#src/model/bookkeeping/retention.ts';
import { healthStatus, withOperation } from '#src/model/system/health.ts';
import {
  systemStatusSchema,
  operationLogHolderSchema,
  operationSchema,
  type Operation,
} from '#src/model/system/schema.ts';
import { documentRepo, listInDocument } from '../../firestore/documentRepo.ts';
import { readDocument, readList } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

/** The stored state of the system. */
const { save } = documentRepo({
  path: documents.systemStatus.build(),
  schema: systemStatusSchema,
  timeField: 'lastUpdated',
});

const path = documents.operationLog.build();

const log = listInDocument({ path, field: 'operations', itemSchema: operationSchema });

/** The newest operations, the newest first. */
export async function read(): Promise<Operation[]> {
  const holder = await readDocument(path, operationLogHolderSchema);
  return decodeItems(operationSchema, holder?.operations ?? []).items;
}

async function add(operation: Operation): Promise<void> {
  let operations: Operation[] = [];
  await log.update((current) => {
    operations = withOperation(current, operation);
    return operations;
  });
  await save({
    status: healthStatus(operations),
    totalOperations: operations.length,
    failedOperations: operations.filter(({ success }) => !success).length,
  });
}

/**
 * Adds an operation to the log, and updates the health that follows from it. A failure is only a
 * warning: it must not fail the work that is logged.
 */
export async function note(operation: Omit<Operation, 'id' | 'timestamp'>): Promise<void> {
  try {
    await add({ ...operation, id: crypto.randomUUID(), timestamp: new Date() });
  } catch (thrown) {
    console.warn(`'${operation.operation}' is not in the operation log`, thrown);
  }
}

/** The latest removal of persons from old sales; undefined before the first. */
export async function latestRetention(): Promise<RetentionRun | undefined> {
  const [run] = await readList(queries.latestRetentionRun, retentionRunSchema);
  return run;
}
