import type { Builtin } from './signatures.ts';
import type { TypeName } from './values.ts';

/** The functions and methods that rules can call. */
export interface Library {
  functions: ReadonlyMap<string, Builtin>;
  methods: ReadonlyMap<TypeName, ReadonlyMap<string, Builtin>>;
}

/** What one product makes of the language: its service, its variables and its functions. */
export interface Dialect {
  service: string;
  /** Names that every rule sees, such as `request`. */
  variables: ReadonlySet<string>;
  /** Names before a dot that are no values, such as `math`. */
  packages: ReadonlySet<string>;
  library: Library;
  /** Functions that read a document: whether they give it or only say that it exists. */
  documentFunctions: ReadonlyMap<string, 'get' | 'exists'>;
  /** Whether `list` is denied to rulesets of version 1. */
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
