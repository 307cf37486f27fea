import * as operationLog from '#src/data/repos/operationLog.ts';
import type { Operation } from '#src/model/system/schema.ts';

/** Puts into the log what was done; the work itself never fails because of its line there. */
export async function noteOperation(operation: Omit<Operation, 'id' | 'timestamp'>): Promise<void> {
  try {
    await operationLog.add({ ...operation, id: crypto.randomUUID(), timestamp: new Date() });
  } catch (thrown) {
    console.warn(`'${operation.operation}' is not in the operation log`, thrown);
  }
}
