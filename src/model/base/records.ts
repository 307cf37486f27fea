import type * as z from 'zod/mini';

/**
 * The records of one transaction, by their paths. Browser and server have an SDK each, and decide by
 * the same rules. Every read comes before the first write.
 */
export interface Records {
  /** A record; undefined when it does not exist. Throws for one that its schema does not accept. */
  read: <Value>(schema: z.ZodMiniType<Value>, path: string) => Promise<Value | undefined>;
  set: (path: string, record: object) => void;
  update: (path: string, changes: object) => void;
}
