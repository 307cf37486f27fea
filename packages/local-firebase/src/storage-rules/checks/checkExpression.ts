import { compileRegex } from '../builtins/regex.ts';
import { packageFunction } from '../language/dialect.ts';
import {
  childrenOf,
  type Expression,
  type ExpressionOf,
  type FunctionDeclaration,
} from '../language/syntax.ts';
import type { Report, StaticScope } from './report.ts';

/** Functions that Google's reference or its emulators know, but not its servers. */
const ABSENT_IN_PRODUCTION = new Set(['bool', 'debug', 'math.isInfinite']);

/** The surroundings of an expression: the names in sight, and the function that it belongs to. */
interface Place {
  scope: StaticScope;
  owner?: FunctionDeclaration;
}

/** Looks for names that do not exist, calls that cannot succeed and patterns that are none. */
export function checkExpression(expression: Expression, place: Place, report: Report): void {
  if (expression.kind === 'variable') checkVariable(expression, place, report);
  if (expression.kind === 'call') checkCall(expression, place, report);
  if (expression.kind === 'methodCall') {
    const { object, name, args } = expression;
    const full = packageFunction(report.dialect, object, name);
    if (full !== undefined) {
      checkBuiltin(full, expression, report);
      for (const argument of args) checkExpression(argument, place, report);
      return;
    }
    checkMethod(expression, report);
  }
  for (const child of childrenOf(expression)) checkExpression(child, place, report);
}

function checkVariable(
  { name, at }: ExpressionOf<'variable'>,
  { scope }: Place,
  report: Report,
): void {
  report.checkName(name, at);
  const known = scope.hasVariable(name) || report.dialect.packages.has(name);
  if (!known)
    report.warn(`Invalid variable name: ${name}. Nothing of this name is declared here.`, at);
}

function checkCall(call: ExpressionOf<'call'>, { scope, owner }: Place, report: Report): void {
  const declaration = scope.function(call.name);
  if (!declaration) {
    checkBuiltin(call.name, call, report);
    return;
  }
  report.used.add(declaration);
  if (owner) {
    const callees = report.calls.get(owner) ?? new Set();
    report.calls.set(owner, callees.add(declaration));
  }
  checkCount(call, declaration.parameters.length, report);
}

interface AnyCall {
  name: string;
  args: Expression[];
  at: Expression['at'];
}

function checkCount({ name, args, at }: AnyCall, wanted: number, report: Report): void {
  if (args.length === wanted) return;
  report.warn(`${name} takes ${wanted} argument(s), and gets ${args.length}.`, at);
}

function checkBuiltin(name: string, call: AnyCall, report: Report): void {
  const { documentFunctions, library } = report.dialect;
  if (ABSENT_IN_PRODUCTION.has(name)) {
    report.error(`${name}() does not exist in production.`, call.at);
    return;
  }
  const arity = documentFunctions.has(name) ? 1 : library.functions.get(name)?.arity;
  if (arity === undefined)
    report.warn(`Invalid function name: ${name}. There is no such function.`, call.at);
  else checkCount({ ...call, name }, arity, report);
}

function checkMethod(call: ExpressionOf<'methodCall'>, report: Report): void {
  const candidates = [...report.dialect.library.methods.values()].flatMap(
    (methods) => methods.get(call.name) ?? [],
  );
  const [first] = candidates;
  if (!first)
    report.warn(`Invalid function name: ${call.name}. No type has such a method.`, call.at);
  else if (candidates.every(({ arity }) => arity === first.arity))
    checkCount(call, first.arity, report);
  const [pattern] = call.args;
  if (call.name !== 'matches' || pattern?.kind !== 'literal') return;
  const { value } = pattern;
  if (value.type === 'string' && !compileRegex(value.value)) {
    report.error(`Invalid regular expression pattern. Pattern: ${value.value}.`, pattern.at);
  }
}
