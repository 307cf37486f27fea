import * as operationLog from '#src/data/repos/operationLog.ts';
import type { Operation } from '#src/model/system/schema.ts';

/** Adds an operation to the log. A failure is only a warning: it must not fail the work itself. */
export async function noteOperation(operation: Omit<Operation, 'id' | 'timestamp'>): Promise<void> {
  try {
    await operationLog.add({ ...operation, id: crypto.randomUUID(), timestamp: new Date() });
  } catch (thrown) {
    console.warn(`'${operation.operation}' is not in the operation log`, thrown);
  }
}
