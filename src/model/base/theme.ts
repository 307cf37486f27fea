export type Theme = 'light' | 'dark';

/** Under which name a browser keeps the theme that was chosen in it. */
export const THEME_KEY = 'theme';

/** The theme that a kept text names; undefined where none was chosen. */
export function parseTheme(text: string | null | undefined): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}
