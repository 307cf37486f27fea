import { unsupportedCall, wrongCount } from './faults.ts';
import type { TypeName, Value, ValueOf } from './values.ts';

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
export interface Builtin {
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
