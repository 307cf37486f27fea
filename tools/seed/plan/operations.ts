import { documents } from '#src/shared/paths.ts';
import type { Operation, OperationLog, SystemStatus } from '#src/shared/schemas/system.ts';
import { PORTFOLIO } from '../content/portfolio.ts';

const SHOWN_UPLOADS = 6;
const MEGABYTE = 1024 * 1024;

/** A short history for the status panel: the newest uploads, and one cleanup that found nothing. */
export function planOperations(): Map<string, object> {
  const uploads = PORTFOLIO.slice(0, SHOWN_UPLOADS).map(
    ({ picture, createdAt }, index): Operation => ({
      id: `op-${picture}`,
      timestamp: new Date(createdAt),
      operation: 'apply',
      success: true,
      fileName: `${picture}.jpg`,
      fileSize: 2 * MEGABYTE,
      processingTime: 900 + index * 70,
    }),
  );
  const newest = uploads[0]?.timestamp ?? new Date(0);
  const cleanup: Operation = {
    id: 'op-cleanup',
    timestamp: newest,
    operation: 'storage-cleanup',
    success: true,
    processingTime: 410,
  };
  const operations = [cleanup, ...uploads];
  const log: OperationLog = { operations, lastUpdated: newest };
  const status: SystemStatus = {
    status: 'healthy',
    totalOperations: operations.length,
    failedOperations: 0,
    lastUpdated: newest,
  };
  return new Map<string, object>([
    [documents.operationLog.build(), log],
    [documents.systemStatus.build(), status],
  ]);
}
