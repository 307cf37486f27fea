import { Problem } from 'local-firebase/problem';
import * as z from 'zod';

/** What a rule asks of one field, beyond the type that its schema says. */
export interface Bound {
  /** The most characters of a text, or items of a list. */
  longest?: number;
  least?: number;
  most?: number;
  /** The schema reads a record without the field, but none is written without it. */
  isGiven?: boolean;
  /** Takes the place of what is asked of its type; an empty one asks nothing. */
  condition?: (field: string) => string;
}

/** The fields of a document's schema, with what is asked of them. */
export interface Shape {
  fields: Readonly<Record<string, z.core.$ZodType>>;
  bounds: Partial<Record<string, Bound>>;
}

export const longest = (most: number): Bound => ({ longest: most });
export const between = (least: number, most: number): Bound => ({ least, most });
export const given = (bound: Bound = {}): Bound => ({ ...bound, isGiven: true });

/** For what only the rule of the document can say, such as who may write the field. */
export const saidByRule: Bound = { condition: () => '' };
export const now: Bound = { condition: (field) => `data.${field} == request.time` };
export const publicUrl: Bound = { condition: (field) => `isPublicUrl(data, '${field}')` };

export const original = (area: string): Bound => ({
  condition: (field) => `isOriginal(data, '${field}', '${area}')`,
});

export const anyMap: Bound = { condition: (field) => `data.get('${field}', {}) is map` };

/** A map with a shape of its own. */
export const shapedBy = (name: string): Bound => ({
  condition: (field) => `${name}(data.get('${field}', {}))`,
});

/** The same, or null for none. */
export const shapedIfAny = (name: string): Bound => ({
  condition: (field) => `(data.get('${field}', null) == null || ${name}(data.${field}))`,
});

/** A PNG in base64 of at most so many characters. */
export const png = (most: number): Bound => ({
  condition: (field) =>
    `data.${field} is string && data.${field}.size() <= ${most} && data.${field}.matches('iVBORw0KGgo[A-Za-z0-9+/]*=?=?')`,
});

/** A document that has only the fields of its schema, each within its bounds. */
export function shape<Fields extends Shape['fields']>(
  schema: { shape: Fields },
  bounds: Partial<Record<keyof Fields & string, Bound>>,
): Shape {
  return { fields: schema.shape, bounds };
}

/** The same for records that older versions wrote: fields without a bound may hold anything. */
export function looseShape<Fields extends Shape['fields']>(
  schema: { shape: Fields },
  bounds: Partial<Record<keyof Fields & string, Bound>>,
): Shape {
  const anything = Object.keys(schema.shape).map((field) => [field, saidByRule] as const);
  return { fields: schema.shape, bounds: { ...Object.fromEntries(anything), ...bounds } };
}

function eachOf(names: readonly string[], schema: z.core.$ZodType, bound: Bound): Shape {
  const each = <Value>(value: Value) => Object.fromEntries(names.map((name) => [name, value]));
  return { fields: each(z.optional(schema)), bounds: each(bound) };
}

/** A map of texts under these names. */
export function textsOf(names: readonly string[], most: number): Shape {
  return eachOf(names, z.string(), longest(most));
}

/** A map of yes and no under some names, any of which may be missing. */
export function flagsOf(names: readonly string[]): Shape {
  return eachOf(names, z.boolean(), {});
}

/** One field of a shape, as rules and their tests see it. */
export interface ShapedField extends Bound {
  name: string;
  /** As JSON Schema names it. */
  type: unknown;
  /** The only values that it may have. */
  values: readonly unknown[] | undefined;
  /** What a missing field counts as. */
  fallback: unknown;
}

function typeOf(schema: z.core.$ZodType): Pick<ShapedField, 'type' | 'values'> {
  const {
    type,
    format,
    enum: values,
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') jsonSchema.format = 'date-time';
    },
  });
  return { type: format ?? type, values };
}

/** The fields of a document. Its id is its name, and not stored. */
export function fieldsOf({ fields, bounds }: Shape): ShapedField[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) => {
      const missing = z.safeParse(schema, undefined);
      return {
        name,
        ...typeOf(schema),
        fallback: missing.data,
        isGiven: !missing.success,
        ...bounds[name],
      };
    });
}

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

/** Asks a function of `fields.rules`; undefined where a limit is not said. */
function asks(check: string, name: string, ...limits: (number | undefined)[]): string | undefined {
  return limits.includes(undefined)
    ? undefined
    : `${check}(${['data', `'${name}'`, ...limits].join(', ')})`;
}

/** Returns what is asked of a field; undefined where its bound is not said. */
function conditionOf(field: ShapedField): string | undefined {
  const { name, type, values, fallback, longest: most, isGiven } = field;
  if (field.condition) return field.condition(name);
  if (values) {
    const value = isGiven ? `data.${name}` : `data.get('${name}', ${quoted(fallback)})`;
    return `${value} in [${values.map(quoted).join(', ')}]`;
  }
  switch (type) {
    case 'boolean':
      return isGiven ? `data.${name} is bool` : asks('isFlag', name);
    case 'date-time':
      return isGiven ? `data.${name} is timestamp` : asks('isTimeIfAny', name);
    case 'number':
      return asks('isNumber', name, field.least, field.most);
    case 'string':
      return asks(isGiven ? 'isFilledText' : 'isText', name, most);
    case 'array':
      return asks(isGiven ? 'isGivenList' : 'isList', name, most);
    default:
      return undefined;
  }
}

/** A list of texts, on lines of its own where it is long. */
function listOf(names: readonly string[]): string {
  const lines =
    names
      .map(quoted)
      .join(', ')
      .match(/.{1,90}(?:, |$)/g) ?? [];
  const text = lines.map((line) => line.trimEnd()).join('\n      ');
  return lines.length > 1 ? `[\n      ${text}\n    ]` : `[${text}]`;
}

/** Writes the function of the rules that holds a document to its shape. */
export function functionOf(name: string, stated: Shape): string {
  const fields = fieldsOf(stated);
  const conditions = fields.map((field) => {
    const condition = conditionOf(field);
    if (condition === undefined)
      throw new Problem(
        `${name} does not say what "${field.name}" may hold.`,
        'Give the field a bound in rules/shapes.ts: texts and lists a length, numbers a range.',
      );
    return condition;
  });
  const asked = [
    `data.keys().hasOnly(${listOf(fields.map((field) => field.name))})`,
    ...conditions.filter((condition) => condition !== ''),
  ];
  return `function ${name}(data) {\n  return ${asked.join('\n    && ')};\n}\n`;
}
