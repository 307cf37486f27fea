import { canRead, canWrite } from '../rules/authorize.ts';
import { compileRules } from '../rules/compileRules.ts';
import { OPEN_RULES, type RuleTree } from '../rules/ruleTree.ts';
import { applyWrites } from '../tree/applyWrites.ts';
import { applyQuery } from '../tree/query.ts';
import { EMPTY, nodeAt, type Path, type TreeNode } from '../tree/treeNode.ts';
import type { Access } from './access.ts';
import type { WriteBatch } from './buildWrites.ts';
import { changeFor, type Change, type Watch } from './changeFor.ts';
import { missingIndex } from './missingIndex.ts';

const OPEN_RULES_TEXT = '{ "rules": { ".read": true, ".write": true } }';

/** The rules do not allow it. */
export class DeniedError extends Error {
  constructor() {
    super('Permission denied');
  }
}

export interface Watcher extends Watch {
  readonly onChange: (change: Change) => void;
  /** The rules are new: the watcher may have lost its right. */
  readonly onRules: () => void;
}

/** One database: its data, its rules and those who watch it. */
export class Database {
  readonly name: string;
  root: TreeNode = EMPTY;
  rulesText = OPEN_RULES_TEXT;
  private rules: RuleTree = OPEN_RULES;
  private readonly watchers = new Set<Watcher>();
  private hasWarned = false;

  constructor(name: string) {
    this.name = name;
  }

  /** Replaces the rules; returns what is wrong with them, or null. */
  setRules(text: string): string | null {
    const compiled = compileRules(text);
    if ('error' in compiled) return compiled.error;
    this.rules = compiled.rules;
    this.rulesText = text;
    for (const watcher of [...this.watchers]) watcher.onRules();
    return null;
  }

  mayRead(watch: Watch, access: Access): boolean {
    if (access.isAdmin) return true;
    this.warnOfMissingRules();
    const { rules, root } = this;
    return canRead({ ...watch, rules, root, auth: access.auth, now: Date.now() });
  }

  mayWrite(batch: WriteBatch, access: Access): boolean {
    if (access.isAdmin) return true;
    this.warnOfMissingRules();
    const { rules, root } = this;
    return canWrite({ ...batch, rules, root, auth: access.auth });
  }

  /** Refuses an answer that tells whether the data is as expected to everybody who may not read it. */
  requireComparable(path: Path, access: Access): void {
    if (!this.mayRead({ path, query: null }, access)) throw new DeniedError();
  }

  private warnOfMissingRules(): void {
    if (this.rules !== OPEN_RULES || this.hasWarned) return;
    this.hasWarned = true;
    console.warn(`The namespace ${this.name} has no rules: it is open to everybody.`);
  }

  /** The index a query needs and the rules do not declare, or null. */
  missingIndex(watch: Watch): string | null {
    return missingIndex(this.rules, watch);
  }

  read(watch: Watch, access: Access): TreeNode {
    if (!this.mayRead(watch, access)) throw new DeniedError();
    return applyQuery(nodeAt(this.root, watch.path), watch.query);
  }

  write(batch: WriteBatch, access: Access): void {
    if (!this.mayWrite(batch, access)) throw new DeniedError();
    const { writes } = batch;
    const before = this.root;
    this.root = applyWrites(before, writes);
    const commit = { before, after: this.root, writes };
    for (const watcher of [...this.watchers]) {
      const change = changeFor(watcher, commit);
      if (change !== null && this.watchers.has(watcher)) watcher.onChange(change);
    }
  }

  watch(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }
}
