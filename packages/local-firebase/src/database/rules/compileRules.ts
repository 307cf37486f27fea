import { isValidKey } from '../tree/node.ts';
import { checkTypes, type Scope } from './checkTypes.ts';
import { parseJson, type JsonNode, formatProblem, ProblemError, type Problem } from './json.ts';
import type { ValueType } from './methods.ts';
import { parseExpression } from './parseExpression.ts';
import type { Expression, RuleTree } from './ruleTree.ts';

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;
type Kind = '.read' | '.write' | '.validate';

const SHARED_SCOPE: readonly [string, ValueType][] = [
  ['auth', 'any'],
  ['now', 'number'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
];
const KNOWN_PROPERTIES = new Set(['.read', '.write', '.validate', '.indexOn']);

type Compilation = { readonly rules: RuleTree } | { readonly error: string };

class Compiler {
  readonly problems: Problem[] = [];

  compileTree(node: JsonNode, wildcards: readonly string[]): RuleTree {
    if (node.kind !== 'object') {
      this.report('Expected an object with rules.', node.at);
      return this.compileTree({ kind: 'object', at: node.at, members: [] }, wildcards);
    }
    this.checkMembers(node, wildcards);
    return {
      read: this.compileRule(node, '.read', wildcards),
      write: this.compileRule(node, '.write', wildcards),
      validate: this.compileRule(node, '.validate', wildcards),
      indexes: this.compileIndexes(node),
      children: this.compileChildren(node, wildcards),
      wildcard: this.compileWildcard(node, wildcards),
    };
  }

  report(message: string, at: number): void {
    this.problems.push({ at, message });
  }

  private checkMembers(node: ObjectNode, wildcards: readonly string[]): void {
    const seen = new Set<string>();
    for (const { key, at } of node.members) {
      if (seen.has(key)) this.report(`Duplicate key '${key}'.`, at);
      seen.add(key);
      this.checkKey(key, at, wildcards);
    }
    const variables = node.members.filter(({ key }) => key.startsWith('$'));
    for (const { at } of variables.slice(1)) {
      this.report('There can be only one $variable at a place.', at);
    }
  }

  private checkKey(key: string, at: number, wildcards: readonly string[]): void {
    if (key.startsWith('.')) {
      if (!KNOWN_PROPERTIES.has(key)) this.report(`Unknown rule '${key}'.`, at);
    } else if (key.startsWith('$')) {
      if (!/^\$\w+$/.test(key)) this.report(`'${key}' is no name for a variable.`, at);
      if (wildcards.includes(key)) this.report(`'${key}' is used further up.`, at);
    } else if (!isValidKey(key)) {
      this.report(`'${key}' cannot be a key.`, at);
    }
  }

  private compileRule(
    node: ObjectNode,
    kind: Kind,
    wildcards: readonly string[],
  ): Expression | null {
    const value = memberOf(node, kind);
    if (value === null) return null;
    if (value.kind === 'plain' && typeof value.value === 'boolean') {
      return { kind: 'literal', value: value.value, at: 0 };
    }
    if (value.kind !== 'string') {
      this.report(`${kind} must be a string or a boolean.`, value.at);
      return null;
    }
    try {
      const expression = parseExpression(value.value);
      checkTypes(expression, scopeOf(kind, wildcards));
      return expression;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.report(error.message, value.offsets[error.at] ?? value.at);
      return null;
    }
  }

  private compileIndexes(node: ObjectNode): ReadonlySet<string> {
    const value = memberOf(node, '.indexOn');
    const items = value?.kind === 'array' ? value.items : value === null ? [] : [value];
    const names = items.map((item) => {
      if (item.kind === 'string') return item.value.split('/').filter(Boolean).join('/');
      this.report('.indexOn must be a string or a list of strings.', item.at);
      return '';
    });
    return new Set(names);
  }

  private compileChildren(node: ObjectNode, wildcards: readonly string[]) {
    const named = node.members.filter(({ key }) => !/^[.$]/.test(key));
    return new Map(named.map(({ key, value }) => [key, this.compileTree(value, wildcards)]));
  }

  private compileWildcard(node: ObjectNode, wildcards: readonly string[]) {
    const member = node.members.find(({ key }) => key.startsWith('$'));
    if (member === undefined) return null;
    const { key: name, value } = member;
    return { name, rules: this.compileTree(value, [...wildcards, name]) };
  }
}

function memberOf(node: ObjectNode, key: string): JsonNode | null {
  return node.members.find((member) => member.key === key)?.value ?? null;
}

function scopeOf(kind: Kind, wildcards: readonly string[]): Scope {
  const own: [string, ValueType] = kind === '.read' ? ['query', 'query'] : ['newData', 'snapshot'];
  const captures = wildcards.map((name): [string, ValueType] => [name, 'string']);
  return new Map([...SHARED_SCOPE, own, ...captures]);
}

function compileRoot(root: JsonNode, compiler: Compiler): RuleTree | null {
  const rules = root.kind === 'object' ? memberOf(root, 'rules') : null;
  if (root.kind !== 'object' || rules === null || root.members.length !== 1) {
    compiler.report("Expected an object whose only key is 'rules'.", root.at);
    return null;
  }
  return compiler.compileTree(rules, []);
}

/** Compiles a rules file; the error lists every problem as `line:column: message`. */
export function compileRules(text: string): Compilation {
  const compiler = new Compiler();
  try {
    const rules = compileRoot(parseJson(text), compiler);
    if (rules !== null && compiler.problems.length === 0) return { rules };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    compiler.report(error.message, error.at);
  }
  const lines = compiler.problems
    .toSorted((a, b) => a.at - b.at)
    .map((problem) => formatProblem(text, problem));
  return { error: lines.join('\n') };
}
