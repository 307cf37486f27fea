import { clientGallery } from './clientGalleries.ts';
import { dashboard } from './dashboard.ts';
import type { Scene } from './scene.ts';
import { pages, storefront } from './storefront.ts';

/** Every page and the states that a person meets on it. */
export const scenes: Scene[] = [...pages, ...storefront, ...clientGallery, ...dashboard];
