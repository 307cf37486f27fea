/** A value as far as its fault tells of it. */
interface Typed {
  type: string;
}

/** An evaluation error: it denies, unless `||` or `&&` absorbs it. */
export class RuleFault extends Error {
  /** Lines and columns count from 1. */
  at: { line: number; column: number } | undefined;

  constructor(message: string) {
    super(message);
    this.name = 'RuleFault';
  }
}

/** A broken limit of the whole request: it denies and nothing absorbs it. */
export class LimitFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitFault';
  }
}

const types = (values: readonly Typed[]) => values.map(({ type }) => type).join(', ');

export const unsupported = (received: string): RuleFault =>
  new RuleFault(`Unsupported operation error. Received: ${received}.`);

export const unsupportedCall = (name: string, args: readonly Typed[]): RuleFault =>
  unsupported(`${name}(${types(args)})`);

export const unknownFunction = (name: string): RuleFault =>
  new RuleFault(`Function not found error: Name: [${name}].`);

export const wrongType = (value: Typed): RuleFault =>
  new RuleFault(`Type error. Received: [${value.type}].`);

export const wrongCount = (received: number): RuleFault =>
  new RuleFault(`Incorrect number of arguments. Received: ${received}.`);

export const nullValue = (): RuleFault => new RuleFault('Null value error.');

export const missingProperty = (name: string): RuleFault =>
  new RuleFault(`Property ${name} is undefined on object.`);
