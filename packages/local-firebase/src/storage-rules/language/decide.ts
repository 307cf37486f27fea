import type { Dialect, Host } from './dialect.ts';
import { Evaluator } from './evaluate.ts';
import { LimitFault, RuleFault } from './faults.ts';
import { Scope } from './scope.ts';
import type {
  Diagnostic,
  Position,
  Allow,
  FunctionDeclaration,
  Match,
  Ruleset,
  MatchSegment,
} from './syntax.ts';
import { type Value, path, string } from './values.ts';

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

/** True for the methods that a request can have. */
export function isMethod(name: unknown): name is Method {
  return typeof name === 'string' && Object.hasOwn(GROUP, name);
}

/** A request to decide: what it does, and the segments of the path that it does it to. */
interface AccessRequest {
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

/** One way in which a match declaration fits the beginning of a path. */
interface Fit {
  captures: ReadonlyMap<string, Value>;
  rest: readonly string[];
}

/** Every way in which a declaration fits; `{x=**}` takes one segment or more under version 1. */
function* fits(
  pattern: readonly MatchSegment[],
  target: readonly string[],
  globMinimum: 0 | 1,
): Generator<Fit> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { captures: new Map(), rest: target };
    return;
  }
  const { segment } = first;
  if (typeof segment === 'object' && segment.glob) {
    for (let length = target.length; length >= globMinimum; length -= 1) {
      const taken = path(target.slice(0, length));
      for (const fit of fits(others, target.slice(length), globMinimum)) {
        yield { ...fit, captures: new Map([[segment.capture, taken], ...fit.captures]) };
      }
    }
    return;
  }
  const [head, ...tail] = target;
  if (head === undefined || (typeof segment === 'string' && segment !== head)) return;
  for (const fit of fits(others, tail, globMinimum)) {
    if (typeof segment === 'string') yield fit;
    else yield { ...fit, captures: new Map([[segment.capture, string(head)], ...fit.captures]) };
  }
}
