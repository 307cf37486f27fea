import type { Diagnostic, Position } from './diagnostics.ts';
import type { Dialect } from './dialect.ts';
import { Evaluator } from './evaluate.ts';
import { LimitFault, RuleFault } from './faults.ts';
import type { Host } from './host.ts';
import { fits } from './matchPath.ts';
import { Scope } from './scope.ts';
import type { Allow, FunctionDeclaration, Match, Ruleset } from './syntax.ts';
import type { Value } from './values.ts';

export type Method = keyof typeof GROUP;

const GROUP = {
  // A request may also name a whole group; then only a rule for the whole of it grants it.
  read: 'read',
  write: 'write',
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
} as const;

/** Whether a request can be of this method. */
export function isMethod(name: unknown): name is Method {
  return typeof name === 'string' && Object.hasOwn(GROUP, name);
}

/** A request to decide: what it does, and the segments of the path that it does it to. */
export interface AccessRequest {
  method: Method;
  path: readonly string[];
  host: Host;
}

/** The answer, with what went wrong in conditions that were evaluated on the way. */
export interface Verdict {
  permit: boolean;
  faults: Diagnostic[];
}

/** Decides a request. Throws PendingDocument where a document must be fetched first. */
export function decide(ruleset: Ruleset, dialect: Dialect, request: AccessRequest): Verdict {
  return new Decision(ruleset, dialect, request).verdict();
}

class Decision {
  private readonly ruleset: Ruleset;
  private readonly dialect: Dialect;
  private readonly request: AccessRequest;
  private readonly evaluator: Evaluator;
  private readonly faults: Diagnostic[] = [];

  constructor(ruleset: Ruleset, dialect: Dialect, request: AccessRequest) {
    this.ruleset = ruleset;
    this.dialect = dialect;
    this.request = request;
    this.evaluator = new Evaluator(dialect, request.host);
  }

  verdict(): Verdict {
    const { version, functions, services } = this.ruleset;
    const { method, path, host } = this.request;
    if (method === 'list' && version < 2 && this.dialect.listNeedsVersion2) return this.denied();
    const root = new Scope();
    for (const [name, value] of host.variables) root.define(name, () => value);
    const file = new Scope(root, functions);
    const service = services.find(({ name }) => name === this.dialect.service);
    if (service === undefined) return this.denied();
    try {
      const permit = this.permits(service, path, new Scope(file, service.functions));
      return permit ? { permit, faults: [] } : this.denied();
    } catch (fault) {
      if (fault instanceof LimitFault) return this.denied();
      throw fault;
    }
  }

  private denied(): Verdict {
    return { permit: false, faults: this.faults };
  }

  private permits(block: { matches: Match[] }, path: readonly string[], scope: Scope): boolean {
    return block.matches.some((match) => this.matchPermits(match, path, scope));
  }

  private matchPermits(match: Match, path: readonly string[], scope: Scope): boolean {
    const globMinimum = this.ruleset.version < 2 ? 1 : 0;
    for (const { captures, rest } of fits(match.segments, path, globMinimum)) {
      const inner = scopeOf(match.functions, captures, scope);
      if (rest.length === 0 && match.allows.some((allow) => this.allowPermits(allow, inner))) {
        return true;
      }
      if (this.permits(match, rest, inner)) return true;
    }
    return false;
  }

  private allowPermits({ methods, condition }: Allow, scope: Scope): boolean {
    const { method } = this.request;
    if (!methods.some(({ name }) => name === method || name === GROUP[method])) return false;
    if (!condition) return true;
    try {
      return this.evaluator.condition(condition, scope);
    } catch (fault) {
      if (!(fault instanceof RuleFault || fault instanceof LimitFault)) throw fault;
      const at = fault instanceof RuleFault ? fault.at : undefined;
      this.note(fault.message, at ?? condition.at);
      if (fault instanceof LimitFault) throw fault;
      return false;
    }
  }

  private note(message: string, at: Position): void {
    this.faults.push({ severity: 'warning', message, at });
  }
}

function scopeOf(
  functions: readonly FunctionDeclaration[],
  captures: ReadonlyMap<string, Value>,
  parent: Scope,
): Scope {
  const scope = new Scope(parent, functions);
  for (const [name, value] of captures) scope.define(name, () => value);
  return scope;
}
