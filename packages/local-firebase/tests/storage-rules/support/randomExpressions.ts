import fc from 'fast-check';

const leaf = fc.constantFrom(
  'true',
  'false',
  'null',
  '0',
  '1',
  '1.5',
  '9223372036854775807',
  "'a'",
  "''",
  "b'\\xff'",
  '[]',
  '{}',
  '/a/b',
  'request',
  'resource',
  'request.auth.uid',
  'request.auth.token.roles',
  'request.time',
  'database',
  'nobody',
  "duration.value(1, 's')",
  'latlng.value(1, 2)',
  "'x'.y",
);

const operator = fc.constantFrom(...'+ - * / % < <= > >= == != in && ||'.split(' '));

const methodCall = fc.constantFrom(
  'size()',
  'keys()',
  'toSet()',
  'values()',
  "get('a', 1)",
  "matches('a')",
  "split('a')",
  "replace('a', 'b')",
  'hasAny([1])',
  'diff({})',
  'bind({})',
  'nanos()',
  'concat([1])',
  "join(',')",
);

/** Expressions of any shape, most of them without sense. */
export const randomExpression: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('node'), operator, tie('node')).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    tie('node').map((inner) => `!(${inner})`),
    tie('node').map((inner) => `-(${inner})`),
    fc.tuple(tie('node'), methodCall).map(([inner, call]) => `(${inner}).${call}`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a})[${b}]`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a})[${b}:${c}]`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `[${a}, ${b}]`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `{'a': ${a}, 'b': ${b}}`),
    tie('node').map((inner) => `(${inner}).a`),
    fc
      .tuple(tie('node'), fc.constantFrom('int', 'string', 'map', 'bool', 'number'))
      .map(([inner, type]) => `(${inner} is ${type})`),
    fc
      .tuple(fc.constantFrom('int', 'float', 'string', 'path', 'debug', 'math.abs'), tie('node'))
      .map(([name, inner]) => `${name}(${inner})`),
  ),
})).node;
