import { saturate, wrap } from '../language/numbers.ts';
import { builtin, type Builtins } from '../language/signatures.ts';
import { bool, float, type Value, type ValueOf } from '../language/values.ts';

type Numeric = ValueOf<'int' | 'float'>;

function absolute(value: Numeric): Value {
  if (value.type === 'float') return float(Math.abs(value.value));
  return wrap(value.value < 0n ? -value.value : value.value);
}

const unary = (compute: (value: number) => number) =>
  builtin(['number'], ([value]) => float(compute(Number(value.value))));

/** The functions of `math`; all but `abs` and `round` give floats. */
export const mathFunctions: Builtins = {
  'math.abs': builtin(['number'], ([value]) => absolute(value)),
  'math.ceil': unary(Math.ceil),
  'math.floor': unary(Math.floor),
  'math.sqrt': unary(Math.sqrt),
  'math.round': builtin(['number'], ([value]) =>
    value.type === 'int' ? value : saturate(Math.round(value.value)),
  ),
  'math.pow': builtin(['number', 'number'], ([base, exponent]) =>
    float(Number(base.value) ** Number(exponent.value)),
  ),
  'math.isNaN': builtin(['number'], ([value]) => bool(Number.isNaN(Number(value.value)))),
};
