import type { Picture } from './core/frame.ts';
import { COASTS } from './catalogue/coasts.ts';
import { FORESTS } from './catalogue/forests.ts';
import { LANDSCAPES } from './catalogue/landscapes.ts';

export const PICTURES: readonly Picture[] = [...LANDSCAPES, ...COASTS, ...FORESTS];
