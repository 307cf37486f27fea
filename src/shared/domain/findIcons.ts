import { iconNames } from '../texts/iconNames.ts';

/** What an icon is called in Danish. */
export function iconName(icon: string): string {
  return iconNames[icon]?.split(',', 1)[0] ?? icon;
}

/** The icons whose Danish words, or whose own name, hold what is searched for. */
export function findIcons(icons: readonly string[], query: string): string[] {
  const wanted = query.trim().toLocaleLowerCase('da-DK');
  return icons.filter((icon) =>
    `${icon} ${iconNames[icon] ?? ''}`.toLocaleLowerCase('da-DK').includes(wanted),
  );
}
