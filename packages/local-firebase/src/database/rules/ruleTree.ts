import type { Expression } from './expression.ts';

/** The rules for one place; `wildcard` serves the children that have no rules of their own. */
export interface RuleTree {
  readonly read: Expression | null;
  readonly write: Expression | null;
  readonly validate: Expression | null;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleTree>;
  readonly wildcard: { readonly name: string; readonly rules: RuleTree } | null;
}

const OPEN: Expression = { kind: 'literal', value: true, at: 0 };

/** Everybody may read and write everything: what a database without rules does locally. */
export const OPEN_RULES: RuleTree = {
  read: OPEN,
  write: OPEN,
  validate: null,
  indexes: new Set(),
  children: new Map(),
  wildcard: null,
};

export interface RuleStep {
  readonly rules: RuleTree;
  /** What the `$variables` on the way stand for. */
  readonly captures: ReadonlyMap<string, string>;
}

/** One step down; null where no rules are left. */
export function stepDown({ rules, captures }: RuleStep, key: string): RuleStep | null {
  const own = rules.children.get(key);
  if (own !== undefined) return { rules: own, captures };
  if (rules.wildcard === null) return null;
  const { name, rules: next } = rules.wildcard;
  return { rules: next, captures: new Map([...captures, [name, key]]) };
}
