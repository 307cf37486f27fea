/** Danish words that are part of addresses and of stored values: they never change with the wording of a screen. */
export const stored = {
  termsPath: '/købsbetingelser',
  boughtStatus: 'købt',
  /** The categories that stand in when none can be loaded, by slug. */
  defaultCategories: {
    nature: 'Natur',
    portraetter: 'Portrætter',
    urban: 'Urban',
    travel: 'Rejse',
    wedding: 'Bryllup',
    event: 'Events',
  },
} as const;
