import { memberOf } from './closedSets.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The key of local storage that holds the chosen theme. */
export const THEME_KEY = 'theme';

/** Parses the stored theme; undefined when none was chosen. */
export function parseTheme(text: string | null | undefined): Theme | undefined {
  return memberOf(themes, text);
}
