import type { Picture } from './core/frame.ts';
import { CITIES } from './catalogue/cities.ts';
import { COASTS } from './catalogue/coasts.ts';
import { FORESTS } from './catalogue/forests.ts';
import { LANDSCAPES } from './catalogue/landscapes.ts';
import { PEOPLE } from './catalogue/people.ts';
import { SILHOUETTES } from './catalogue/silhouettes.ts';
import { STILLS } from './catalogue/stills.ts';

export const PICTURES: readonly Picture[] = [
  ...LANDSCAPES,
  ...COASTS,
  ...FORESTS,
  ...CITIES,
  ...SILHOUETTES,
  ...STILLS,
  ...PEOPLE,
];
