import type { AppErrorCode } from '../base/errors.ts';
import type { Operation } from './schema.ts';

export const OPERATION_LOG_MAX_ENTRIES = 100;
export const HEALTH_SAMPLE_ENTRIES = 5;
export const HEALTH_ERROR_FAILURES = 3;

export type Health = 'healthy' | 'warning' | 'error';
export type HealthStatus = 'active' | 'warning' | 'error' | 'inactive';

const SERIOUS = /critical|system/i;
/** Error codes whose cause is the system, not a file, a person or the connection. */
const SYSTEM_FAULTS: ReadonlySet<string> = new Set<AppErrorCode>([
  'database-unavailable',
  'index-missing',
  'not-configured',
  'quota-exceeded',
  'service-failed',
  'upload/service-unavailable',
]);
/** A refusal means missing permissions, not a broken system. */
const REFUSALS = /403|forbidden|unauthorized|permission/i;

function isSeriousFailure({ success, error = '' }: Operation): boolean {
  const isSerious = SERIOUS.test(error) || SYSTEM_FAULTS.has(error);
  return !success && isSerious && !REFUSALS.test(error);
}

function newest(operations: readonly Operation[], count: number): Operation[] {
  return [...operations]
    .sort((a, b) => b.timestamp.getTime() - a.timestamp.getTime())
    .slice(0, count);
}

/** The state of the system, judged by its last five operations. */
export function health(operations: readonly Operation[]): Health {
  const failures = newest(operations, HEALTH_SAMPLE_ENTRIES).filter(isSeriousFailure).length;
  if (failures >= HEALTH_ERROR_FAILURES) return 'error';
  return failures > 0 ? 'warning' : 'healthy';
}

/** The status panel's state; before the first operation the system is inactive. */
export function healthStatus(operations: readonly Operation[]): HealthStatus {
  if (operations.length === 0) return 'inactive';
  const state = health(operations);
  return state === 'healthy' ? 'active' : state;
}

/** Adds an operation to the log and keeps the newest hundred. */
export function withOperation(log: readonly Operation[], operation: Operation): Operation[] {
  return newest([operation, ...log], OPERATION_LOG_MAX_ENTRIES);
}
