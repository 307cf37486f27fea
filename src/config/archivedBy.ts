import { site } from './site.ts';

/** Who copies what was bought into the permanent archive: an open dashboard in a shop without functions. */
export const archivedBy = site.archivedBy ?? 'server';
