import * as z from 'zod/mini';
import { formatLongDate } from '../../base/dates.ts';
import { text, trueByDefault, withDefault, zeroByDefault } from '../../base/schema.ts';
import { markStrengths } from '../../watermarks/strengths.ts';
import { TITLE_MAX_LENGTH } from '../titles.ts';

const kinds = ['singleImage', 'portfolio', 'album'] as const;

/** The same number is in the security rules. */
export const UPLOAD_PRESET_MAX_COUNT = 50;

export const UPLOAD_PRESET_NAME_MAX_LENGTH = 60;

/** The values that are the same for every job of a kind, such as all weddings. */
export const uploadPresetSchema = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  name: z.string(),
  /** The slug of a filter button, which may be gone by now. */
  category: text,
  /** 0 where nothing is sold, or none was given. */
  price: zeroByDefault,
  /** Of an album: its title, with `{mappe}` and `{dato}` to be filled in. */
  title: text,
  isPublished: trueByDefault,
  /** Of the watermark; of no meaning in the portfolio. */
  strength: withDefault(z.enum(markStrengths), 'normal'),
});

export type UploadPreset = z.infer<typeof uploadPresetSchema>;

function isSameJob(first: UploadPreset, second: UploadPreset): boolean {
  const name = ({ name: each }: UploadPreset) => each.trim().toLowerCase();
  return first.kind === second.kind && name(first) === name(second);
}

/** Adds a preset, in the place of one of the same name; the oldest goes when there are too many. */
export function withPreset(all: readonly UploadPreset[], added: UploadPreset): UploadPreset[] {
  const others = all.filter((each) => !isSameJob(each, added));
  return [...others, added].slice(-UPLOAD_PRESET_MAX_COUNT);
}

/** Fills in the name of the folder and the day; what is empty leaves no gap. */
export function presetTitle(pattern: string, facts: { folder: string; day: Date }): string {
  return pattern
    .replaceAll('{mappe}', () => facts.folder)
    .replaceAll('{dato}', () => formatLongDate(facts.day))
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+|(?<![\s,–-])[\s,–-]+$/g, '')
    .slice(0, TITLE_MAX_LENGTH);
}
