import { isDeepEqual } from '../base/edits.ts';
import { AppError } from '../base/errors.ts';
import { iconNames } from './iconNameTexts.ts';
import type { Specialty } from './schema.ts';

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

/** Appends a specialty, or replaces the one that was edited. */
export function withSpecialty(
  specialties: Specialties,
  specialty: Specialty,
  edited?: Specialty,
): Specialty[] {
  if (!edited) return [...specialties, specialty];
  return specialties.with(placeOf(specialties, edited), specialty);
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
