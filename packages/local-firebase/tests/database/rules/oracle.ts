import { database } from 'targaryen';
import { canRead, canWrite } from '../../../src/database/rules/authorize.ts';
import { compileRules } from '../../../src/database/rules/compileRules.ts';
import type { Dictionary } from '../../../src/database/rules/values.ts';
import { parseNode } from '../../../src/database/tree/json.ts';
import { splitPath, EMPTY } from '../../../src/database/tree/node.ts';
import type { Query } from '../../../src/database/tree/query.ts';
import { buildMerge, buildSet } from '../../../src/database/tree/writes.ts';
import { DATA, NOW, type Verdict } from './verdict.ts';

export type Operation =
  | { readonly kind: 'read'; readonly path: string; readonly query?: WireQuery }
  | { readonly kind: 'set'; readonly path: string; readonly value: unknown }
  | { readonly kind: 'update'; readonly path: string; readonly values: Record<string, unknown> };

/** A query both engines understand, each in its own form. */
export interface WireQuery {
  readonly ours: Query;
  readonly theirs: object;
}

export interface Question {
  /** The content of `rules`. */
  readonly rules: Record<string, unknown>;
  readonly auth: Dictionary | null;
  readonly operation: Operation;
}

function verdictOf(isAllowed: boolean): Verdict {
  return isAllowed ? 'allowed' : 'denied';
}

/** The verdict of our engine. */
export function ourVerdict({ rules, auth, operation }: Question): Verdict {
  const compiled = compileRules(JSON.stringify({ rules }));
  if ('error' in compiled) return 'refused';
  const root = parseNode(DATA, { now: NOW, existing: EMPTY, depth: 0 });
  const base = { rules: compiled.rules, auth, now: NOW, root };
  switch (operation.kind) {
    case 'read': {
      const query = operation.query?.ours ?? null;
      return verdictOf(canRead({ ...base, path: splitPath(operation.path), query }));
    }
    case 'set': {
      const { writes } = buildSet({ ...operation, root, now: NOW });
      return verdictOf(canWrite({ ...base, writes }));
    }
    case 'update': {
      const { writes } = buildMerge({ ...operation, root, now: NOW });
      return verdictOf(canWrite({ ...base, writes }));
    }
  }
}

/** The verdict of targaryen. */
export function oracleVerdict({ rules, auth, operation }: Question): Verdict {
  try {
    const simulation = database({ rules }, DATA, NOW).with({ auth });
    switch (operation.kind) {
      case 'read': {
        const query = operation.query === undefined ? {} : { query: operation.query.theirs };
        return verdictOf(simulation.read(operation.path, { now: NOW, ...query }).allowed);
      }
      case 'set':
        return verdictOf(simulation.write(operation.path, operation.value, { now: NOW }).allowed);
      case 'update':
        return verdictOf(simulation.update(operation.path, operation.values, NOW).allowed);
    }
  } catch {
    return 'refused';
  }
}
