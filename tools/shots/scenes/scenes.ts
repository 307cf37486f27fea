import { dashboard } from './dashboard.ts';
import { pages } from './pages.ts';
import type { Scene } from './scene.ts';
import { storefront } from './storefront.ts';

/** Every page and the states that a person meets on it. */
export const scenes: Scene[] = [...pages, ...storefront, ...dashboard];
