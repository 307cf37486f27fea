export type Theme = 'light' | 'dark';

/** The key of local storage that holds the chosen theme. */
export const THEME_KEY = 'theme';

/** Parses the stored theme; undefined when none was chosen. */
export function parseTheme(text: string | null | undefined): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}
