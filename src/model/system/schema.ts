import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  maybe,
  requiredDate,
  text,
  zeroByDefault,
} from '../base/schema.ts';

export const operationKinds = ['apply', 'batch', 'validation', 'storage-cleanup', 'error'] as const;

export const operationSchema = z.object({
  id: z.string(),
  timestamp: requiredDate,
  operation: z.enum(operationKinds),
  success: falseByDefault,
  fileName: maybe(z.string()),
  fileSize: maybe(z.number()),
  /** Milliseconds. */
  processingTime: maybe(z.number()),
  error: maybe(z.string()),
  details: maybe(z.string()),
});

/** The document that holds the newest operations. */
export const operationLogSchema = z.object({
  operations: list(operationSchema),
  lastUpdated: date,
});

/** The same document before its entries are decoded one by one. */
export const operationLogHolderSchema = z.object({ operations: list(z.unknown()) });

export const systemStatusSchema = z.object({
  status: text,
  totalOperations: zeroByDefault,
  failedOperations: zeroByDefault,
  lastUpdated: date,
});

/** Only the browser that holds the lease may clean up. */
export const cleanupLeaseSchema = z.object({
  holder: text,
  expiresAt: date,
  /** The beginnings of the last pass that ended well, and of the last one over all files. */
  passAt: date,
  fullPassAt: date,
});

export type OperationKind = (typeof operationKinds)[number];
export type Operation = z.infer<typeof operationSchema>;
export type OperationLog = z.infer<typeof operationLogSchema>;
export type SystemStatus = z.infer<typeof systemStatusSchema>;
export type CleanupLease = z.infer<typeof cleanupLeaseSchema>;
export type CleanupPasses = Pick<CleanupLease, 'passAt' | 'fullPassAt'>;
