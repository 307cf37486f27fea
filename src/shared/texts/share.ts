/** The page that stands behind a shared address. */
export const shareTexts = {
  imageBy: (photographer: string) => `Fotografi af ${photographer}`,
  albumOf: (count: number, photographer: string) =>
    count === 1 ? `1 billede af ${photographer}` : `${count} billeder af ${photographer}`,
  goOn: 'Se billedet',
  goneTitle: 'Billedet er her ikke længere',
  goneText: 'Måske finder du et andet, du holder af.',
  toGallery: 'Se alle billeder',
  failedTitle: 'Siden kunne ikke vises',
  failedText: 'Prøv igen om lidt, eller gå videre til billederne.',
} as const;
