import { conflictsWith, editedFields, editsBetween, isDeepEqual } from '../base/edits.ts';
import { AppError } from '../base/errors.ts';
import { iconNames, iconKeywords } from './iconNameTexts.ts';
import type { Specialty } from './schema.ts';

const DEFAULT_ICON = 'camera';

/** Shorter keywords occur inside too many words, so they must match a whole word. */
const MIN_PART_LENGTH = 4;

function mentions(words: readonly string[], keyword: string): boolean {
  return words.some(
    (word) => word === keyword || (keyword.length >= MIN_PART_LENGTH && word.includes(keyword)),
  );
}

/** The icon of a specialty: the chosen one, else one derived from its title, else a camera. */
export function specialtyIcon({ icon, title }: Pick<Specialty, 'icon' | 'title'>): string {
  if (icon !== '') return icon;
  const words = title.toLocaleLowerCase('da-DK').split(/[^\p{L}\p{N}]+/u);
  const match = iconKeywords.find(([, keywords]) =>
    keywords.some((keyword) => mentions(words, keyword)),
  );
  return match?.[0] ?? DEFAULT_ICON;
}

type Specialties = readonly Specialty[];

/**
 * The current index of a specialty, found by its content: others may have moved or changed it since
 * it was opened.
 */
function placeOf(specialties: Specialties, specialty: Specialty): number {
  const index = specialties.findIndex((each) => isDeepEqual(each, specialty));
  if (index === -1) throw new AppError('aborted');
  return index;
}

/** The place of a specialty in its list, and the length of the list. */
export interface SpecialtyPlace {
  index: number;
  count: number;
}

/**
 * An opened specialty as it is now. It has no id: one that is not found by its content is the one at
 * its place, unless the list has become longer or shorter.
 */
export function specialtyAt(
  specialties: Specialties,
  opened: Specialty,
  { index, count }: SpecialtyPlace,
): Specialty | undefined {
  const unchanged = specialties.find((each) => isDeepEqual(each, opened));
  return unchanged ?? (specialties.length === count ? specialties[index] : undefined);
}

/**
 * Replaces an opened specialty, keeping what others have changed in its other fields. Throws 'aborted'
 * when both changed the same field, or when it is not found.
 */
export function withSpecialtyEdited(
  specialties: Specialties,
  { before, place }: { before: Specialty; place: SpecialtyPlace },
  specialty: Specialty,
): Specialty[] {
  const now = specialtyAt(specialties, before, place);
  const edits = editsBetween(before, specialty);
  if (!now || conflictsWith(edits, now).length > 0) throw new AppError('aborted');
  return specialties.with(specialties.indexOf(now), { ...now, ...editedFields(edits) });
}

export function withoutSpecialty(specialties: Specialties, removed: Specialty): Specialty[] {
  return specialties.toSpliced(placeOf(specialties, removed), 1);
}

/** The Danish name of an icon. */
export function iconName(icon: string): string {
  return iconNames[icon]?.split(',', 1)[0] ?? icon;
}

/** The icons whose name or Danish words contain the query. */
export function findIcons(icons: readonly string[], query: string): string[] {
  const wanted = query.trim().toLocaleLowerCase('da-DK');
  return icons.filter((icon) =>
    `${icon} ${iconNames[icon] ?? ''}`.toLocaleLowerCase('da-DK').includes(wanted),
  );
}
