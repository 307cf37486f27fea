import { builtin, type Builtins, method } from '../language/dialect.ts';
import { RuleFault, unsupported } from '../language/faults.ts';
import {
  int,
  saturate,
  float,
  pathText,
  string,
  type Value,
  type MapValue,
  path,
  type Segment,
  type ValueOf,
  asSegments,
} from '../language/values.ts';

const INT_TEXT = /^[+-]?\d+$/;
const FLOAT_TEXT = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?|NaN|Infinity)$/;

const unconvertible = (text: string, to: string) =>
  new RuleFault(
    `Type conversion error. Argument: [${text}], From type: [string] | To type: [${to}].`,
  );

function toInt(value: Value): Value {
  if (value.type === 'int') return value;
  if (value.type === 'float') return saturate(value.value);
  if (value.type !== 'string') throw unsupported(`int(${value.type})`);
  const parsed = INT_TEXT.test(value.value) ? BigInt(value.value.replace(/^\+/, '')) : undefined;
  if (parsed === undefined || BigInt.asIntN(64, parsed) !== parsed) {
    throw unconvertible(value.value, 'int');
  }
  return int(parsed);
}

function toFloat(value: Value): Value {
  if (value.type === 'int' || value.type === 'float') return float(Number(value.value));
  if (value.type !== 'string') throw unsupported(`float(${value.type})`);
  const text = value.value.trim();
  if (!FLOAT_TEXT.test(text)) throw unconvertible(value.value, 'float');
  return float(Number(text.replace(/[fFdD]$/, '')));
}

/** Large and small floats are written with an exponent: 1.0E21, 1.0E-4. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const withPoint = (digits: string) => (digits.includes('.') ? digits : `${digits}.0`);
  if (size >= 1e-3 && size < 1e7) return withPoint(String(value));
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(digits)}E${exponent.replace('+', '')}`;
}

/** The text of a value, as `string()` gives it. */
export function asText(value: Value): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    case 'string':
      return value.value;
    case 'path':
      return pathText(value.segments);
    default:
      throw unsupported(`string(${value.type})`);
  }
}

/** The functions that turn a value into one of another type. */
export const casts: Builtins = {
  int: builtin(['any'], ([value]) => toInt(value)),
  float: builtin(['any'], ([value]) => toFloat(value)),
  string: builtin(['any'], ([value]) => string(asText(value))),
  path: builtin(['string'], ([text]) => parsePathText(text.value)),
};

const CAPTURE = /^\{([A-Za-z_]\w*)(?:=(\*{1,2}))?\}$/;

/** The path that a text such as `/users/{user}` describes. */
function parsePathText(text: string): ValueOf<'path'> {
  if (text === '') throw new RuleFault('Empty Path Template is not allowed.');
  const parts = text.replace(/^\//, '').split('/');
  if (parts.includes('')) {
    throw new RuleFault(`Invalid Path Template ${text}. Empty segment is not allowed.`);
  }
  return path(
    parts.map((part): Segment => {
      const [, capture, stars] = CAPTURE.exec(part) ?? [];
      return capture === undefined ? part : { capture, glob: stars === '**' };
    }),
  );
}

function bind(self: ValueOf<'path'>, values: MapValue): Value {
  const captures = self.segments.flatMap((part) =>
    typeof part === 'string' ? [] : [part.capture],
  );
  const strangers = [...values.fields.keys()].filter((name) => !captures.includes(name));
  if (strangers.length > 0) {
    const names = strangers.join(', ');
    throw new RuleFault(`Variable(s) ${names} do not exist in the path template.`);
  }
  return path(
    self.segments.flatMap((part) => {
      const value = typeof part === 'string' ? undefined : values.fields.get(part.capture);
      return value ? asSegments(value) : [part];
    }),
  );
}

/** The methods of paths. */
export const pathMethods: Builtins = {
  bind: method(['path', 'map'], ([self, values]) => bind(self, values)),
};
