/** What every editor of the dashboard says about what is not saved. */
export const editingTexts = {
  discard: 'Fortryd',
  conflict: (fields: string) => `En anden har gemt imens: ${fields}. Hvad skal stå?`,
  keepMine: 'Behold mit',
  takeTheirs: 'Brug det nye',
  /** Said when the save is refused because somebody else was faster. */
  overtaken: 'En anden har gemt det samme imens. Der er ikke overskrevet noget.',
  preview: 'Forhåndsvisning',
} as const;
