import { memberOf } from './closedSets.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Under which name a browser keeps the theme that was chosen in it. */
export const THEME_KEY = 'theme';

/** The theme that a kept text names; undefined where none was chosen. */
export function parseTheme(text: string | null | undefined): Theme | undefined {
  return memberOf(themes, text);
}
