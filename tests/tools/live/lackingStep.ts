import type { Lack } from './googleStandIn.ts';

/** A step that is not done, the reason that it gives, and what mends it. */
export interface LackingStep {
  id: string;
  lack: Lack;
  why: RegExp;
  /** The changes that Google is asked for, in order; a body where it matters. */
  changes?: { call: string; body?: unknown }[];
  /** The programs that are started, in order. */
  programs?: string[];
}
