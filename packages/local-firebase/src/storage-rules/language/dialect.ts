import { unsupportedCall, wrongCount } from './faults.ts';
import type { TypeName, Segment, Value, ValueOf } from './values.ts';

/** The functions and methods that rules can call. */
export interface Library {
  functions: ReadonlyMap<string, Builtin>;
  methods: ReadonlyMap<TypeName, ReadonlyMap<string, Builtin>>;
}

/** The language as one product speaks it: its service, its variables and its functions. */
export interface Dialect {
  service: string;
  /** Names that every rule sees, such as `request`. */
  variables: ReadonlySet<string>;
  /** Names before a dot that are no values, such as `math`. */
  packages: ReadonlySet<string>;
  library: Library;
  /** Functions that read a document: whether they give it or only say that it exists. */
  documentFunctions: ReadonlyMap<string, 'get' | 'exists'>;
  /** `list` is denied to rulesets of version 1. */
  listNeedsVersion2: boolean;
}

/** The full name of a call such as `math.abs(1)`; undefined where the object is a value. */
export function packageFunction(
  dialect: Dialect,
  object: { kind: string; name?: string },
  name: string,
): string | undefined {
  const isPackage =
    object.kind === 'variable' && object.name !== undefined && dialect.packages.has(object.name);
  return isPackage ? `${object.name ?? ''}.${name}` : undefined;
}

/** The variables of one request, and a way to the documents. */
export interface Host {
  variables: ReadonlyMap<string, Value>;
  /** The document at a path, or undefined where there is none. May throw PendingDocument. */
  document: (segments: readonly Segment[]) => Value | undefined;
}

/** Leaves an evaluation until a document has been fetched; it then starts over with the document. */
export class PendingDocument extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} is not at hand yet.`);
    this.name = 'PendingDocument';
    this.path = path;
  }
}

/** The types that a word of a signature stands for. */
interface Patterns {
  number: 'int' | 'float';
  text: 'string' | 'bytes';
  key: 'string' | 'list';
  moment: 'int' | 'string';
  collection: 'list' | 'set';
  any: TypeName;
}

const PATTERNS: { [P in keyof Patterns]: readonly TypeName[] } = {
  number: ['int', 'float'],
  text: ['string', 'bytes'],
  key: ['string', 'list'],
  moment: ['int', 'string'],
  collection: ['list', 'set'],
  any: [],
};

type Pattern = TypeName | keyof Patterns;
type Argument<P extends Pattern> = ValueOf<P extends keyof Patterns ? Patterns[P] : P & TypeName>;
type Arguments<S extends readonly Pattern[]> = { [I in keyof S]: Argument<S[I]> };

/** A function or method of the language: how many arguments it takes, and what it does. */
interface Builtin {
  arity: number;
  call: (name: string, args: readonly Value[]) => Value;
}

export type Builtins = Readonly<Record<string, Builtin>>;

const isPattern = (pattern: Pattern): pattern is keyof Patterns => pattern in PATTERNS;

function fits(value: Value | undefined, pattern: Pattern): boolean {
  if (!value) return false;
  if (pattern === 'any' || value.type === pattern) return true;
  return isPattern(pattern) && PATTERNS[pattern].includes(value.type);
}

function fit<const S extends readonly Pattern[]>(
  args: readonly Value[],
  signature: S,
): args is Arguments<S> & readonly Value[] {
  return signature.every((pattern, index) => fits(args[index], pattern));
}

/** A built-in that checks its arguments against a signature, the object of a method first. */
export function builtin<const S extends readonly Pattern[]>(
  signature: S,
  run: (args: Arguments<S>) => Value,
  { receiver = 0 }: { receiver?: 0 | 1 } = {},
): Builtin {
  const arity = signature.length - receiver;
  return {
    arity,
    call: (name, args) => {
      if (args.length !== signature.length) throw wrongCount(args.length - receiver);
      if (!fit(args, signature)) throw unsupportedCall(name, args.slice(receiver));
      return run(args);
    },
  };
}

/** A built-in whose first argument is the object before the dot. */
export function method<const S extends readonly Pattern[]>(
  signature: S,
  run: (args: Arguments<S>) => Value,
): Builtin {
  return builtin(signature, run, { receiver: 1 });
}
