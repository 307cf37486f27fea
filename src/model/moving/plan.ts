import { unreachable } from '../base/closedSets.ts';
import { chunks } from '../base/lists.ts';
import { sha256 } from '../base/hash.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '../catalogue/editing/albumChanges.ts';
import { TITLE_MAX_LENGTH } from '../catalogue/titles.ts';
import { CLIENT_PICTURE_MAX_COUNT, SECTION_MAX_LENGTH } from '../clients/schema.ts';
import type { Folder, FoundPicture, Group } from './groups.ts';
import { categoryNamed } from './words.ts';

/** What a group becomes: one client gallery with sections, or a gallery or an album for each folder. */
export const groupUses = ['gallery', 'galleries', 'albums', 'nothing'] as const;

export type GroupUse = (typeof groupUses)[number];

export interface GroupChoice {
  as: GroupUse;
  /** In kroner; of an album, or of one more picture of a gallery. None until somebody says one. */
  price: number;
  /** The slug of an album's category; empty for the one that its keywords name. */
  category: string;
}

/** A rule for groups whose path, or whose keywords, contain a word. */
export interface MovingRule extends Partial<GroupChoice> {
  match: string;
}

export interface PlannedPicture extends FoundPicture {
  section: string;
  order: number;
}

/** An album or gallery that is made, or filled further when it is there already. */
export interface Collection {
  kind: 'album' | 'gallery';
  /** The same for the same folder, so that a repeated run finds what it has begun. */
  key: string;
  title: string;
  /** One that takes no more is continued in the next number. */
  number: number;
  price: number;
  category: string;
  pictures: PlannedPicture[];
}

const isMatch = ({ match }: MovingRule, words: readonly string[]): boolean =>
  words.some((word) => word.toLowerCase().includes(match.toLowerCase()));

/** The first rule that fits says what it says; the rest stays. */
export function ruledChoice(
  choice: GroupChoice,
  rules: readonly MovingRule[],
  words: readonly string[],
): GroupChoice {
  const { match: _, ...said } = rules.find((rule) => isMatch(rule, words)) ?? { match: '' };
  return { ...choice, ...said };
}

const wordsOf = (name: string): string[] => [name, ...name.split(/[\s_–-]+/)];

/** The choice that is proposed for a group: for all the same, the category by its name. */
export function proposedChoice(
  { key, name }: Group,
  as: GroupUse,
  known: { rules: readonly MovingRule[]; categories: readonly { slug: string; name: string }[] },
): GroupChoice {
  const words = key.split('/').flatMap(wordsOf);
  const category = categoryNamed([...words, ...wordsOf(name)], known.categories);
  return ruledChoice({ as, price: 0, category }, known.rules, [key, name]);
}

/** A name of a folder as people would write it. */
export const tidyName = (text: string): string => text.replace(/_+/g, ' ').trim();

interface Part {
  kind: Collection['kind'];
  title: string;
  key: string;
  folders: readonly Folder[];
}

function partsOf({ name, key, folders }: Group, as: GroupUse): Part[] {
  const each = (kind: Part['kind']): Part[] =>
    folders.map((folder) => {
      const isAlone = folders.length === 1 || folder.name === '';
      const title = isAlone ? name : `${name} – ${folder.name}`;
      // A single folder goes on when more arrive beside it.
      const own = folder.name === '' ? key : `${key}/${folder.name.toLowerCase()}`;
      return { kind, title, key: own, folders: [{ ...folder, name: '' }] };
    });
  switch (as) {
    case 'gallery': {
      const [first, ...others] = folders;
      const isPlain = first !== undefined && others.length === 0;
      const shown = isPlain ? [{ ...first, name: '' }] : folders;
      return [{ kind: 'gallery', title: name, key, folders: shown }];
    }
    case 'galleries':
      return each('gallery');
    case 'albums':
      return each('album');
    case 'nothing':
      return [];
    default:
      return unreachable(as);
  }
}

export const PICTURE_MAX_COUNTS = {
  album: ALBUM_IMAGE_MAX_COUNT,
  gallery: CLIENT_PICTURE_MAX_COUNT,
};

/** The albums and galleries that a group becomes; one with too many pictures is continued in another. */
export function collectionsOf(
  group: Group,
  { as, price, category }: GroupChoice,
  untitled: string,
): Collection[] {
  return partsOf(group, as).flatMap(({ kind, title, key, folders }) => {
    const all = folders.flatMap(({ name, pictures }) =>
      pictures.map((picture) => ({
        ...picture,
        section: tidyName(name).slice(0, SECTION_MAX_LENGTH),
      })),
    );
    return chunks(all, PICTURE_MAX_COUNTS[kind]).map((pictures, index): Collection => ({
      kind,
      key,
      title: tidyName(title) === '' ? untitled : tidyName(title),
      number: index + 1,
      price,
      category,
      pictures: pictures.map((picture, order) => ({ ...picture, order })),
    }));
  });
}

const numberText = (number: number): string => (number === 1 ? '' : ` ${number}`);

/** The title that an album or gallery gets in the shop. */
export function numberedTitle({ title, number }: Pick<Collection, 'title' | 'number'>): string {
  const text = numberText(number);
  return title.slice(0, TITLE_MAX_LENGTH - text.length) + text;
}

const ID_LENGTH = 20;

/** The id of the record, which a repeated run finds again. */
export async function collectionId({
  kind,
  key,
  number,
}: Pick<Collection, 'kind' | 'key' | 'number'>): Promise<string> {
  return (await sha256(`${kind} ${key}${numberText(number)}`)).slice(0, ID_LENGTH);
}
