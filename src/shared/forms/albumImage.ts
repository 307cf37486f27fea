import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { albumTexts } from '../texts/albums.ts';

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
