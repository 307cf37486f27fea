import type { IncomingMessage } from 'node:http';
import { canRead, canWrite } from '../rules/authorize.ts';
import { compileRules } from '../rules/compileRules.ts';
import { OPEN_RULES, type RuleTree, stepDown, type RuleStep } from '../rules/ruleTree.ts';
import { EMPTY, nodeAt, type Path, type TreeNode } from '../tree/node.ts';
import { applyQuery, type Index } from '../tree/query.ts';
import { applyWrites, type WriteBatch } from '../tree/writes.ts';
import type { Access } from './access.ts';
import { changeFor, type Change, type Watch } from './changeFor.ts';

const OPEN_RULES_TEXT = '{ "rules": { ".read": true, ".write": true } }';

/** A request that the rules do not allow. */
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

  /** Replaces the rules; returns the mistakes in them, or null. */
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

  /** Throws unless a place may be read: the answer to a comparison tells of its data. */
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
function missingIndex(rules: RuleTree, { path, query }: Watch): string | null {
  const name = query === null ? null : indexName(query.index);
  if (name === null) return null;
  return rulesAt(rules, path)?.indexes.has(name) === true ? null : name;
}

/** All databases by name; asking for an unknown one makes it. */
export class Databases {
  private readonly byName = new Map<string, Database>();

  get(name: string): Database {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const database = new Database(name);
    this.byName.set(name, database);
    return database;
  }

  names(): string[] {
    return [...this.byName.keys()];
  }
}

const DEFAULT_NAMESPACE = 'fake-server';

/** The database a request means: `ns`, else the first label of the host name. */
export function namespaceOf(url: URL, request: IncomingMessage): string {
  const named = url.searchParams.get('ns');
  if (named !== null && named !== '') return named;
  const host = request.headers.host?.split(':')[0] ?? '';
  const labels = host.split('.');
  const isNumeric = /^[\d.]+$/.test(host);
  return labels.length > 1 && !isNumeric ? (labels[0] ?? DEFAULT_NAMESPACE) : DEFAULT_NAMESPACE;
}
