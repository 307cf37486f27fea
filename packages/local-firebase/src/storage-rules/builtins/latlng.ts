import { RuleFault } from '../language/faults.ts';
import { builtin, type Builtins, method } from '../language/signatures.ts';
import { float, type Value, type ValueOf } from '../language/values.ts';

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
