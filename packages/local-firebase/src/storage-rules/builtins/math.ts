import { builtin, type Builtins, method } from '../language/dialect.ts';
import { RuleFault } from '../language/faults.ts';
import { saturate, wrap, bool, float, type Value, type ValueOf } from '../language/values.ts';

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

const EARTH_RADIUS_M = 6_371_010;

/** A place on the Earth, where it is one. */
export function latlng(latitude: number, longitude: number): Value {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RuleFault('Latitude should be in [-90,90] range and longitude in [-180,180] range.');
  }
  return { type: 'latlng', latitude, longitude };
}

/** The metres between two places, along a great circle. */
function distance(from: ValueOf<'latlng'>, to: ValueOf<'latlng'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(north + scale * east)));
}

/** `latlng.value`. */
export const latlngFunctions: Builtins = {
  'latlng.value': builtin(['number', 'number'], ([latitude, longitude]) =>
    latlng(Number(latitude.value), Number(longitude.value)),
  ),
};

/** The methods of places. */
export const latlngMethods: Builtins = {
  latitude: method(['latlng'], ([self]) => float(self.latitude)),
  longitude: method(['latlng'], ([self]) => float(self.longitude)),
  distance: method(['latlng', 'latlng'], ([self, other]) => float(distance(self, other))),
};
