import { EMPTY, nodeAt, type Path, type TreeNode } from '../tree/node.ts';
import type { Query, Index } from '../tree/query.ts';
import { applyWrites, type Write } from '../tree/writes.ts';
import { evaluate, type Variables } from './evaluate.ts';
import { type Expression, stepDown, type RuleStep, type RuleTree } from './ruleTree.ts';
import { RuleSnapshot, EvaluationError, type Dictionary, type Value } from './values.ts';

interface Request {
  readonly rules: RuleTree;
  readonly auth: Dictionary | null;
  readonly now: number;
  readonly root: TreeNode;
}

interface ReadRequest extends Request {
  readonly path: Path;
  readonly query: Query | null;
}

interface WriteRequest extends Request {
  readonly writes: readonly Write[];
}

/** A place under judgement: the rules that apply and what they may look at. */
interface Place extends RuleStep {
  readonly path: Path;
}

type Judge = (rule: Expression | null, place: Place) => boolean;

function holds(rule: Expression, variables: Variables): boolean {
  try {
    return evaluate(rule, variables) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/** The places with rules from the root down to the path. */
function placesAlong(rules: RuleTree, path: Path): Place[] {
  let place: Place = { rules, captures: new Map(), path: [] };
  const places = [place];
  for (const key of path) {
    const next = stepDown(place, key);
    if (next === null) return places;
    place = { ...next, path: [...place.path, key] };
    places.push(place);
  }
  return places;
}

function createJudge(request: Request, extra: (path: Path) => [string, Value][]): Judge {
  const shared: [string, Value][] = [
    ['auth', request.auth],
    ['now', request.now],
    ['root', new RuleSnapshot(request.root, [])],
  ];
  return (rule, { path, captures }) => {
    if (rule === null) return false;
    const data: [string, Value] = ['data', new RuleSnapshot(request.root, path)];
    return holds(rule, new Map([...shared, data, ...extra(path), ...captures]));
  };
}

/** Decides if the rules allow a read through a query: a grant further up suffices. */
export function canRead(request: ReadRequest): boolean {
  const query = queryValue(request.query);
  const judge = createJudge(request, () => [['query', query]]);
  return placesAlong(request.rules, request.path).some((place) => judge(place.rules.read, place));
}

function isValid(place: Place, node: TreeNode, judge: Judge): boolean {
  const rule = place.rules.validate;
  return node === EMPTY || rule === null || judge(rule, place);
}

function isValidBelow(place: Place, node: TreeNode, judge: Judge): boolean {
  const { children, wildcard } = place.rules;
  const keys = (wildcard === null ? children : node.children).keys();
  return [...keys].every((key) => {
    const child = node.children.get(key);
    const step = stepDown(place, key);
    if (child === undefined || step === null) return true;
    const below: Place = { ...step, path: [...place.path, key] };
    return isValid(below, child, judge) && isValidBelow(below, child, judge);
  });
}

/** Decides if the rules allow every one of the writes, each judged by the data after all of them. */
export function canWrite(request: WriteRequest): boolean {
  const after = applyWrites(request.root, request.writes);
  const judge = createJudge(request, (path) => [['newData', new RuleSnapshot(after, path)]]);
  return request.writes.every(({ path }) => {
    const places = placesAlong(request.rules, path);
    const last = places.at(-1);
    return (
      places.some((place) => judge(place.rules.write, place)) &&
      places.every((place) => isValid(place, nodeAt(after, place.path), judge)) &&
      (last?.path.length !== path.length || isValidBelow(last, nodeAt(after, path), judge))
    );
  });
}

function orderOf(index: Index): Dictionary {
  return {
    orderByKey: index.kind === 'key',
    orderByPriority: index.kind === 'priority',
    orderByValue: index.kind === 'value',
    orderByChild: index.kind === 'child' ? index.path.join('/') : null,
  };
}

/** The `query` a read rule sees; reading without one counts as ordered by key. */
function queryValue(query: Query | null): Dictionary {
  if (query === null) return orderOf({ kind: 'key' });
  const { start, end, limit, limitFrom } = query;
  const isEqual =
    start !== null && end !== null && start.value === end.value && start.key === end.key;
  return {
    ...orderOf(query.index),
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isEqual ? start.value : null,
    limitToFirst: limitFrom === 'first' ? limit : null,
    limitToLast: limitFrom === 'last' ? limit : null,
  };
}
