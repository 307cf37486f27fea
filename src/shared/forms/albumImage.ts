import { albumTexts } from '../texts/albums.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

export interface AlbumImageValues {
  title: string;
  description: string;
}

/** The rules of a picture in an album: customers know it by its title. */
export const albumImageRules: RuleTable<AlbumImageValues> = [
  {
    field: 'title',
    check: ({ title }) => isFilled(title),
    message: albumTexts.imageTitleMissing,
  },
];
