/** Shown in a tab that is older than the site. */
export const newVersionTexts = {
  notice: 'Der er en ny version af siden',
  reload: 'Genindlæs',
} as const;
