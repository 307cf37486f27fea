import type { Dialect } from '../language/dialect.ts';
import { parseRuleset } from '../language/parseRuleset.ts';
import {
  type Diagnostic,
  SyntaxFault,
  type Ruleset,
  type Allow,
  type FunctionDeclaration,
  type Match,
  type MatchSegment,
} from '../language/syntax.ts';
import { checkExpression } from './checkExpression.ts';
import { checkCallDepth, checkFunctions } from './checkFunctions.ts';
import { Report, StaticScope } from './report.ts';

const SOURCE_MAX_BYTES = 256 * 1024;
const START = { line: 1, column: 1 };

/** A rules file, read and checked; without a ruleset where it holds an error. */
interface Compilation {
  ruleset?: Ruleset;
  diagnostics: Diagnostic[];
}

const failed = (message: string, at = START): Compilation => ({
  diagnostics: [{ severity: 'error', message, at }],
});

/** Reads and checks a rules file. */
export function compile(source: string, dialect: Dialect): Compilation {
  if (source.trim() === '') return failed('The rules file is empty.');
  if (Buffer.byteLength(source) > SOURCE_MAX_BYTES) return failed('The rules file exceeds 256 KB.');
  try {
    const ruleset = parseRuleset(source);
    const diagnostics = checkRuleset(ruleset, dialect);
    const isBroken = diagnostics.some(({ severity }) => severity === 'error');
    return isBroken ? { diagnostics } : { ruleset, diagnostics };
  } catch (fault) {
    if (fault instanceof SyntaxFault) return failed(fault.message, fault.at);
    throw fault;
  }
}

const METHODS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

/** Finds what is wrong with a rules file that reads well. */
function checkRuleset(ruleset: Ruleset, dialect: Dialect): Diagnostic[] {
  const report = new Report(dialect);
  if (ruleset.version < 2) {
    report.warn(
      "This file uses version 1 of the language: begin it with rules_version = '2';",
      START,
    );
  }
  const root = new StaticScope(undefined, dialect.variables);
  const file = new StaticScope(root, [], ruleset.functions);
  checkFunctions(ruleset.functions, file, report);
  const declared: FunctionDeclaration[] = [...ruleset.functions];
  for (const service of ownServices(ruleset, report)) {
    const scope = new StaticScope(file, [], service.functions);
    const checks = new MatchChecks(ruleset.version, report);
    checkFunctions(service.functions, scope, report);
    declared.push(...service.functions);
    for (const match of service.matches) checks.check(match, [], scope);
    declared.push(...checks.declared);
  }
  checkCallDepth(report);
  for (const declaration of declared) {
    if (!report.used.has(declaration))
      report.warn(`Unused function: ${declaration.name}.`, declaration.at);
  }
  return report.diagnostics.sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

function ownServices({ services }: Ruleset, report: Report): Ruleset['services'] {
  const wanted = report.dialect.service;
  const names = new Set<string>();
  for (const { name, at } of services) {
    if (names.has(name)) report.error(`Duplicate service name declaration: ${name}.`, at);
    names.add(name);
    if (name !== wanted)
      report.warn(`Invalid service name: ${name}. Only ${wanted} counts here.`, at);
  }
  if (!names.has(wanted)) {
    report.error(`This file has no 'service ${wanted}' block.`, services[0]?.at ?? START);
  }
  return services.filter(({ name }) => name === wanted);
}

class MatchChecks {
  readonly declared: FunctionDeclaration[] = [];
  private readonly version: 1 | 2;
  private readonly report: Report;

  constructor(version: 1 | 2, report: Report) {
    this.version = version;
    this.report = report;
  }

  check(match: Match, above: readonly MatchSegment[], outer: StaticScope): void {
    this.checkPath(match.segments, above);
    const captures = match.segments.flatMap(({ segment }) =>
      typeof segment === 'string' ? [] : [segment.capture],
    );
    const scope = new StaticScope(outer, captures, match.functions);
    checkFunctions(match.functions, scope, this.report);
    this.declared.push(...match.functions);
    for (const allow of match.allows) this.checkAllow(allow, scope);
    for (const inner of match.matches) this.check(inner, [...above, ...match.segments], scope);
  }

  private checkPath(segments: readonly MatchSegment[], above: readonly MatchSegment[]): void {
    const names = new Set<string>();
    let globs = above.filter(isGlob).length;
    segments.forEach(({ segment, at }, index) => {
      if (typeof segment === 'string') return;
      this.report.checkName(segment.capture, at);
      if (names.has(segment.capture)) {
        this.report.error(`Variable ${segment.capture} already exists in this path.`, at);
      }
      names.add(segment.capture);
      if (!segment.glob) return;
      globs += 1;
      if (globs > 1)
        this.report.error('Only one {name=**} is permitted in the path of a match.', at);
      if (this.version < 2 && index < segments.length - 1) {
        this.report.error("Before rules_version = '2', {name=**} must be the last segment.", at);
      }
    });
  }

  private checkAllow({ methods, condition }: Allow, scope: StaticScope): void {
    for (const { name, at } of methods) {
      if (!METHODS.has(name)) {
        this.report.warn(
          `Invalid method name: ${name}. The methods are ${[...METHODS].join(', ')}.`,
          at,
        );
      }
    }
    if (condition) checkExpression(condition, { scope }, this.report);
  }
}

const isGlob = ({ segment }: MatchSegment): boolean => typeof segment === 'object' && segment.glob;
