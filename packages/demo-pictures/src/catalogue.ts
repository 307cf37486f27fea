import type { Picture } from './core/frame.ts';
import { CITIES } from './catalogue/cities.ts';
import { COASTS } from './catalogue/coasts.ts';
import { FORESTS } from './catalogue/forests.ts';
import { LANDSCAPES } from './catalogue/landscapes.ts';
import { NORTH } from './catalogue/north.ts';
import { PEOPLE } from './catalogue/people.ts';
import { SILHOUETTES } from './catalogue/silhouettes.ts';
import { STILLS } from './catalogue/stills.ts';

/** All pictures that can be painted. */
export const PICTURES: readonly Picture[] = [
  ...LANDSCAPES,
  ...NORTH,
  ...COASTS,
  ...FORESTS,
  ...CITIES,
  ...SILHOUETTES,
  ...STILLS,
  ...PEOPLE,
];
