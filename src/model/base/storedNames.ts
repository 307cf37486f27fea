/**
 * Danish words in addresses and stored values. They stay as they are when the texts of a screen
 * change.
 */
export const storedNames = {
  salesTermsPath: '/købsbetingelser',
  boughtStatus: 'købt',
  /** The categories used while none can be loaded, by slug. */
  defaultCategories: {
    nature: 'Natur',
    portraetter: 'Portrætter',
    urban: 'Urban',
    travel: 'Rejse',
    wedding: 'Bryllup',
    event: 'Events',
  },
} as const;
