import { isLeaf } from '../tree/node.ts';
import {
  RulePattern,
  type RuleSnapshot,
  BranchValue,
  EvaluationError,
  expectText,
  type Value,
} from './values.ts';

/** `primitive` is a value only known when it is read; `any` may also have properties. */
export type ValueType =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'pattern'
  | 'list'
  | 'snapshot'
  | 'query'
  | 'primitive'
  | 'any';

export interface Method<Target> {
  readonly args: readonly ValueType[];
  /** The last argument may be left out. */
  readonly lastOptional?: boolean;
  readonly returns: ValueType;
  readonly run: (target: Target, args: readonly Value[]) => Value;
}

function valueOf({ node }: RuleSnapshot): Value {
  if (isLeaf(node)) return node.value;
  return node.children.size === 0 ? null : new BranchValue(node);
}

function hasChild(snapshot: RuleSnapshot, key: Value | undefined): boolean {
  return snapshot.child(expectText(key)).exists();
}

function isOfType(name: 'string' | 'number' | 'boolean'): Method<RuleSnapshot> {
  const run = ({ node }: RuleSnapshot): boolean => typeof node.value === name;
  return { args: [], returns: 'boolean', run };
}

function parentOf(snapshot: RuleSnapshot): RuleSnapshot {
  const parent = snapshot.parent();
  if (parent === null) throw new EvaluationError('The root has no parent.');
  return parent;
}

/** Methods of data, newData and root. */
export const SNAPSHOT_METHODS: ReadonlyMap<string, Method<RuleSnapshot>> = new Map<
  string,
  Method<RuleSnapshot>
>([
  ['val', { args: [], returns: 'primitive', run: valueOf }],
  [
    'child',
    {
      args: ['string'],
      returns: 'snapshot',
      run: (target, [path]) => target.child(expectText(path)),
    },
  ],
  ['parent', { args: [], returns: 'snapshot', run: parentOf }],
  [
    'hasChild',
    { args: ['string'], returns: 'boolean', run: (target, [key]) => hasChild(target, key) },
  ],
  [
    'hasChildren',
    {
      args: ['list'],
      lastOptional: true,
      returns: 'boolean',
      run: (target, [keys]) =>
        Array.isArray(keys)
          ? keys.every((key: Value) => hasChild(target, key))
          : target.hasChildren(),
    },
  ],
  ['exists', { args: [], returns: 'boolean', run: (target) => target.exists() }],
  ['getPriority', { args: [], returns: 'any', run: ({ node }) => node.priority }],
  ['isString', isOfType('string')],
  ['isNumber', isOfType('number')],
  ['isBoolean', isOfType('boolean')],
]);

function textTest(test: (text: string, part: string) => boolean): Method<string> {
  const run = (text: string, [part]: readonly Value[]): boolean => test(text, expectText(part));
  return { args: ['string'], returns: 'boolean', run };
}

function matches(text: string, [pattern]: readonly Value[]): boolean {
  if (!(pattern instanceof RulePattern)) throw new EvaluationError('Expected a pattern.');
  return pattern.test(text);
}

/** Methods of texts. */
export const TEXT_METHODS: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', textTest((text, part) => text.includes(part))],
  ['beginsWith', textTest((text, part) => text.startsWith(part))],
  ['endsWith', textTest((text, part) => text.endsWith(part))],
  [
    'replace',
    {
      args: ['string', 'string'],
      returns: 'string',
      run: (text, [from, to]) => text.replaceAll(expectText(from), () => expectText(to)),
    },
  ],
  ['toLowerCase', { args: [], returns: 'string', run: (text) => text.toLowerCase() }],
  ['toUpperCase', { args: [], returns: 'string', run: (text) => text.toUpperCase() }],
  ['matches', { args: ['pattern'], returns: 'boolean', run: matches }],
]);

/** The properties of `query` in a read rule. */
export const QUERY_PROPERTIES: ReadonlyMap<string, ValueType> = new Map<string, ValueType>([
  ['orderByKey', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByChild', 'string'],
  ['startAt', 'primitive'],
  ['endAt', 'primitive'],
  ['equalTo', 'primitive'],
  ['limitToFirst', 'number'],
  ['limitToLast', 'number'],
]);
