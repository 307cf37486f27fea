import { type Expression, type FunctionDeclaration, childrenOf } from '../language/syntax.ts';
import { checkExpression } from './checkExpression.ts';
import { type Report, StaticScope } from './report.ts';

const VARIABLES_MAX = 11;
const CALL_DEPTH_MAX = 21;

/** Checks the functions that one block declares. */
export function checkFunctions(
  functions: readonly FunctionDeclaration[],
  scope: StaticScope,
  report: Report,
): void {
  const names = new Set<string>();
  for (const declaration of functions) {
    const { name, at } = declaration;
    if (names.has(name)) report.error(`Function ${name} is already defined.`, at);
    names.add(name);
    checkFunction(declaration, scope, report);
  }
}

function checkFunction(owner: FunctionDeclaration, outer: StaticScope, report: Report): void {
  const { parameters, bindings, result } = owner;
  const names = new Set<string>();
  for (const { name, at } of [...parameters, ...bindings]) {
    if (names.has(name)) report.error(`Variable ${name} is already defined.`, at);
    report.checkName(name, at);
    names.add(name);
  }
  const extra = bindings[VARIABLES_MAX];
  if (extra) {
    const message = `Maximum allowed variable count of ${VARIABLES_MAX} for a given function has been reached.`;
    report.error(message, extra.at);
  }
  const visible = new Set(parameters.map(({ name }) => name));
  for (const { name, value } of bindings) {
    checkExpression(value, { scope: new StaticScope(outer, visible), owner }, report);
    visible.add(name);
  }
  checkExpression(result, { scope: new StaticScope(outer, visible), owner }, report);
  warnOfUnused(owner, report);
}

function warnOfUnused({ parameters, bindings, result }: FunctionDeclaration, report: Report): void {
  const used = new Set<string>();
  const collect = (expression: Expression): void => {
    if (expression.kind === 'variable') used.add(expression.name);
    for (const child of childrenOf(expression)) collect(child);
  };
  for (const expression of [...bindings.map(({ value }) => value), result]) collect(expression);
  for (const { name, at } of [...parameters, ...bindings]) {
    if (!used.has(name)) report.warn(`Unused variable: ${name}.`, at);
  }
}

/** Refuses functions that call themselves, however far around, and chains that are too long. */
export function checkCallDepth(report: Report): void {
  const depths = new Map<FunctionDeclaration, number>();
  for (const start of report.calls.keys()) measure(start, [], { report, depths });
}

interface Measuring {
  report: Report;
  depths: Map<FunctionDeclaration, number>;
}

function measure(
  declaration: FunctionDeclaration,
  stack: FunctionDeclaration[],
  state: Measuring,
): number {
  const known = state.depths.get(declaration);
  if (known !== undefined) return known;
  state.depths.set(declaration, 0);
  const chain = [...stack, declaration];
  let depth = 1;
  for (const callee of state.report.calls.get(declaration) ?? []) {
    if (chain.includes(callee)) {
      const names = chain.slice(chain.indexOf(callee)).map(({ name }) => name);
      state.report.error(
        `Recursive call is not allowed: ${[...names, callee.name].join(' -> ')}.`,
        callee.at,
      );
    } else {
      depth = Math.max(depth, 1 + measure(callee, chain, state));
    }
  }
  if (depth === CALL_DEPTH_MAX + 1) {
    state.report.error(
      `Maximum allowed call depth of 20 is reached from ${declaration.name}.`,
      declaration.at,
    );
  }
  state.depths.set(declaration, depth);
  return depth;
}
