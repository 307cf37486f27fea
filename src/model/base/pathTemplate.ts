import { AppError } from './errors.ts';

type ParameterNames<Pattern extends string> =
  Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

export type PathParameters<Pattern extends string> = Record<ParameterNames<Pattern>, string>;

type BuildArguments<Pattern extends string> = [ParameterNames<Pattern>] extends [never]
  ? []
  : [parameters: PathParameters<Pattern>];

/** A path pattern such as `albums/{albumId}`, used both to build and to parse paths. */
export interface PathTemplate<Pattern extends string> {
  readonly pattern: Pattern;
  /** Fills the placeholders; throws for a value that would change the shape of the path. */
  build(...parameters: BuildArguments<Pattern>): string;
  /** The placeholders' values in a path of this shape, or undefined for any other path. */
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
 * Creates the template of one path. `shapes` gives the regular expression of a placeholder; one
 * without a shape takes anything but a slash.
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
