import type { Picture } from '../schemas/picture.ts';

/** A picture of which nothing is known. It stands apart from its schema, so that screens need not load one. */
export const unknownPicture: Picture = { width: 0, height: 0, placeholder: '', sources: [] };
