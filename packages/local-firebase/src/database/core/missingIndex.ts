import { stepDown, type RuleStep, type RuleTree } from '../rules/ruleTree.ts';
import type { Index } from '../tree/query.ts';
import type { Path } from '../tree/treeNode.ts';
import type { Watch } from './changeFor.ts';

function indexName(index: Index): string | null {
  if (index.kind === 'child') return index.path.join('/');
  return index.kind === 'value' ? '.value' : null;
}

function rulesAt(rules: RuleTree, path: Path): RuleTree | null {
  let step: RuleStep | null = { rules, captures: new Map() };
  for (const key of path) step = step === null ? null : stepDown(step, key);
  return step?.rules ?? null;
}

/** The `.indexOn` a query needs and the rules do not have; keys and priorities need none. */
export function missingIndex(rules: RuleTree, { path, query }: Watch): string | null {
  const name = query === null ? null : indexName(query.index);
  if (name === null) return null;
  return rulesAt(rules, path)?.indexes.has(name) === true ? null : name;
}
