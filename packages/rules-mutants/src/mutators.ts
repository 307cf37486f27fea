import { conditionsOf, operandsOf, type Operand } from './operands.ts';
import type { Span } from './tokens.ts';

/** A small change to a rules file that its tests ought to notice. */
export interface Change {
  operator: string;
  from: number;
  to: number;
  text: string;
}

type Mutator = (spans: readonly Span[]) => Change[];

const METHODS = ['get', 'list', 'create', 'update', 'delete'];
const METHODS_OF: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const SWAPS: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasOnly', 'hasAll'],
  hasAll: ['hasAny', 'hasOnly'],
};
const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};
const BOUNDS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

function replace(operator: string, { from, to }: Pick<Span, 'from' | 'to'>, text: string): Change {
  return { operator, from, to, text };
}

const NAMES: Readonly<Record<Operand['role'], { operator: string; text: string }>> = {
  conjunct: { operator: 'drop a conjunct', text: 'true' },
  disjunct: { operator: 'drop a disjunct', text: 'false' },
  condition: { operator: 'condition is true', text: 'true' },
};

/** Leaves out one side of `&&` or `||`, or a whole condition. */
export const dropOperands: Mutator = (spans) =>
  [...operandsOf(spans), ...conditionsOf(spans)].map((operand) => {
    const { operator, text } = NAMES[operand.role];
    return replace(operator, operand, text);
  });

/** Turns a side or a condition into its opposite; needs the source to wrap it. */
export const negateOperands =
  (source: string): Mutator =>
  (spans) =>
    [...operandsOf(spans), ...conditionsOf(spans)].map((operand) =>
      replace('negate', operand, `!(${source.slice(operand.from, operand.to)})`),
    );

/** `hasOnly`, `hasAny` and `hasAll` for each other. */
export const swapListMethods: Mutator = (spans) =>
  spans.flatMap((span) =>
    span.kind === 'word'
      ? (SWAPS[span.text] ?? []).map((text) => replace('swap a list method', span, text))
      : [],
  );

function swapSymbols(operator: string, table: Readonly<Record<string, string>>): Mutator {
  return (spans) =>
    spans.flatMap((span) => {
      const text = span.kind === 'symbol' ? table[span.text] : undefined;
      return text === undefined ? [] : [replace(operator, span, text)];
    });
}

export const swapEqualities = swapSymbols('swap an equality', OPPOSITES);

/** Moves a limit by letting its end in or out. */
export const moveComparisons = swapSymbols('move a comparison', BOUNDS);

/** Each whole number one more and one less, each fraction a tenth. */
export const moveNumbers: Mutator = (spans) =>
  spans
    .filter(({ kind }) => kind === 'number')
    .flatMap((span) => {
      const step = span.text.includes('.') ? 0.1 : 1;
      const [more, less] = [step, -step].map((by) => Number((Number(span.text) + by).toFixed(4)));
      // A negative number in the place of 0 would need its own brackets after a minus.
      return [more, less]
        .filter((number) => number !== undefined)
        .map((number) => replace('move a number', span, number < 0 ? `(${number})` : `${number}`));
    });

/** `{x}` in the path of a match becomes all that lies below. */
export const widenPaths: Mutator = (spans) =>
  spans.flatMap((span, index) => {
    const isCapture = spans[index - 1]?.text === '{' && spans[index + 1]?.text === '}';
    const isInPath = spans[index - 2]?.text === '/';
    return span.kind === 'word' && isCapture && isInPath
      ? [replace('widen a path', span, `${span.text}=**`)]
      : [];
  });

/** Allows one method more, or takes a statement away. */
export const changeAllows: Mutator = (spans) =>
  spans.flatMap((span, index) => {
    if (span.kind !== 'word' || span.text !== 'allow') return [];
    const rest = spans.slice(index);
    const statement = rest.slice(0, rest.findIndex(({ text }) => text === ';') + 1);
    const colon = statement.findIndex(({ text }) => text === ':');
    const named = statement.slice(1, colon).filter(({ kind }) => kind === 'word');
    const last = statement.at(-1);
    const lastName = named.at(-1);
    if (!last || !lastName) return [];
    const given = named.flatMap(({ text }) => METHODS_OF[text] ?? [text]);
    const added = METHODS.filter((method) => !given.includes(method)).map((method) =>
      replace('add a method', { from: lastName.to, to: lastName.to }, `, ${method}`),
    );
    return [...added, replace('remove an allow', { from: span.from, to: last.to }, '')];
  });

/** Another text in each literal. */
export const replaceStrings: Mutator = (spans) =>
  spans
    .filter(({ kind, text }) => kind === 'string' && text.slice(1, -1) !== '2')
    .map((span) => replace('replace a text', span, "'mutant'"));
