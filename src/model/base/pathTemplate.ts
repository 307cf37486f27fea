import { AppError } from './errors.ts';

type ParameterNames<Pattern extends string> =
  Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

export type PathParameters<Pattern extends string> = Record<ParameterNames<Pattern>, string>;

type BuildArguments<Pattern extends string> = [ParameterNames<Pattern>] extends [never]
  ? []
  : [parameters: PathParameters<Pattern>];

/** One stored path: written once, used both ways. */
export interface PathTemplate<Pattern extends string> {
  readonly pattern: Pattern;
  /** Fills the pattern; a value that could change the shape of the path is refused. */
  build(...parameters: BuildArguments<Pattern>): string;
  /** The values of a path of this shape, or undefined for any other path. */
  parse(path: string): PathParameters<Pattern> | undefined;
}

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function expressionFor(pattern: string, shapes: Record<string, string>, fallback: string): RegExp {
  const parts = pattern.split(PLACEHOLDER);
  const source = parts.map((part, index) =>
    index % 2 === 0 ? escaped(part) : `(?<${part}>${shapes[part] ?? fallback})`,
  );
  return new RegExp(`^${source.join('')}$`);
}

/**
 * Makes the builder and the parser of one path. `shapes` says what each `{name}` may look like;
 * names without a shape may hold anything but a slash.
 */
export function pathTemplate<Pattern extends string>(
  pattern: Pattern,
  shapes: Record<string, string> = {},
): PathTemplate<Pattern> {
  const expression = expressionFor(pattern, shapes, '[^/]+');
  return {
    pattern,
    build(...[parameters]) {
      const values: Record<string, string> = parameters ?? {};
      const path = pattern.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '');
      const groups = expression.exec(path)?.groups ?? {};
      const isSame = Object.entries(values).every(([name, value]) => groups[name] === value);
      const isSafe =
        expression.test(path) && !path.split('/').some((part) => /^\.{1,2}$/.test(part));
      if (!isSame || !isSafe) throw new AppError('path/invalid', { details: { path } });
      return path;
    },
    parse(path) {
      const match = expression.exec(path);
      // The names of the groups are the names of the placeholders: both come from `pattern`.
      return match ? ({ ...match.groups } as PathParameters<Pattern>) : undefined;
    },
  };
}
