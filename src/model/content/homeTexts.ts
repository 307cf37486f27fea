/** The front page. */
export const homeTexts = {
  button: 'Se portfolio',
  videoLoading: 'Indlæser video...',
  playVideo: 'Afspil video',
  pauseVideo: 'Sæt video på pause',
  playAnimation: 'Afspil animation',
  pauseAnimation: 'Sæt animation på pause',
  videoFailed: 'Videoen kunne ikke afspilles.',
  failed: 'Forsidens billede kunne ikke hentes.',
  offline: 'Du er offline. Forsidens billede kommer, når forbindelsen er tilbage.',
  pagesLabel: 'Se videre',
  albumsHint: 'Hele serier, samlet i albums',
  singleImagesHint: 'Enkelte fotografier til væggen eller skærmen',
  pricesHint: 'Bryllup, portræt og arrangementer',
} as const;
