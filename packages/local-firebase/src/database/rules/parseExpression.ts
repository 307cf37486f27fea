import { ProblemError } from './json.ts';
import type { BinaryOperator, Expression } from './ruleTree.ts';
import { tokenize, type Token } from './tokens.ts';
import { RulePattern } from './values.ts';

const MAX_NESTING = 200;
/** Chains of operators become as deep as they are long. */
const MAX_TOKENS = 4000;

type Level = readonly (BinaryOperator | '&&' | '||')[];

/** From loosest to tightest. */
const BINARY_LEVELS: readonly Level[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Parser {
  private readonly tokens: readonly Token[];
  private index = 0;
  private nesting = 0;

  constructor(source: string) {
    this.tokens = tokenize(source);
    const excess = this.tokens[MAX_TOKENS];
    if (excess !== undefined) throw new ProblemError('The expression is too long.', excess.at);
  }

  parse(): Expression {
    const expression = this.parseChoice();
    const next = this.peek();
    if (next.kind !== 'end') this.fail(`Unexpected '${next.text}'.`);
    return expression;
  }

  private peek(): Token {
    return this.tokens[this.index] ?? { kind: 'end', text: '', at: 0 };
  }

  private fail(message: string): never {
    throw new ProblemError(message, this.peek().at);
  }

  private take(operator: string): boolean {
    const token = this.peek();
    if (token.kind !== 'operator' || token.text !== operator) return false;
    this.index += 1;
    return true;
  }

  private expect(operator: string): void {
    if (this.take(operator)) return;
    const { kind, text } = this.peek();
    this.fail(
      kind === 'end'
        ? `Expected '${operator}' before the end.`
        : `Expected '${operator}', found '${text}'.`,
    );
  }

  private nested<Result>(parse: () => Result): Result {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) this.fail('The expression is nested too deeply.');
    const result = parse();
    this.nesting -= 1;
    return result;
  }

  private parseChoice(): Expression {
    return this.nested(() => {
      const test = this.parseBinary(0);
      const { at } = test;
      if (!this.take('?')) return test;
      const yes = this.parseChoice();
      this.expect(':');
      return { kind: 'choice', test, yes, no: this.parseChoice(), at };
    });
  }

  private parseBinary(level: number): Expression {
    const operators = BINARY_LEVELS[level];
    if (operators === undefined) return this.parseUnary();
    let left = this.parseBinary(level + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.take(candidate));
      if (operator === undefined) return left;
      const right = this.parseBinary(level + 1);
      const { at } = left;
      left =
        operator === '&&' || operator === '||'
          ? { kind: 'logical', operator, left, right, at }
          : { kind: 'binary', operator, left, right, at };
    }
  }

  private parseUnary(): Expression {
    const { at } = this.peek();
    for (const operator of ['!', '-'] as const) {
      if (this.take(operator)) {
        const operand = this.nested(() => this.parseUnary());
        return { kind: 'unary', operator, operand, at };
      }
    }
    return this.parsePostfix();
  }

  private parsePostfix(): Expression {
    let object = this.parsePrimary();
    for (;;) {
      const { at } = object;
      if (this.take('[')) {
        const property = this.parseChoice();
        this.expect(']');
        object = { kind: 'member', object, property, at };
      } else if (this.take('.')) {
        object = this.parseMember(object);
      } else {
        return object;
      }
    }
  }

  private parseMember(object: Expression): Expression {
    const name = this.peek();
    if (name.kind !== 'name') this.fail("Expected a name after '.'.");
    this.index += 1;
    const { at } = object;
    if (this.take('(')) {
      return { kind: 'call', object, method: name.text, args: this.parseList(')'), at };
    }
    const property = { kind: 'literal', value: name.text, at: name.at } as const;
    return { kind: 'member', object, property, at };
  }

  private parseList(end: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    if (this.take(end)) return items;
    do items.push(this.parseChoice());
    while (this.take(','));
    this.expect(end);
    return items;
  }

  private parsePrimary(): Expression {
    const { at } = this.peek();
    if (this.take('(')) {
      const inner = this.parseChoice();
      this.expect(')');
      return inner;
    }
    if (this.take('[')) return { kind: 'list', items: this.parseList(']'), at };
    return this.parseWord();
  }

  private parseWord(): Expression {
    const { kind, text, at } = this.peek();
    this.index += 1;
    switch (kind) {
      case 'number':
        return { kind: 'literal', value: Number(text), at };
      case 'text':
        return { kind: 'literal', value: text, at };
      case 'regex':
        return { kind: 'pattern', pattern: parsePattern(text, at), at };
      case 'name': {
        const constant = CONSTANTS.get(text);
        return constant === undefined
          ? { kind: 'variable', name: text, at }
          : { kind: 'literal', value: constant, at };
      }
      case 'operator':
        throw new ProblemError(`Unexpected '${text}'.`, at);
      case 'end':
        throw new ProblemError('The expression ends too early.', at);
    }
  }
}

function parsePattern(literal: string, at: number): RulePattern {
  try {
    return new RulePattern(literal);
  } catch (error) {
    throw new ProblemError(error instanceof Error ? error.message : String(error), at);
  }
}

/** Reads one rule; throws a ProblemError at the place it is not understood. */
export function parseExpression(source: string): Expression {
  return new Parser(source).parse();
}
