/** Texts shared by the whole site. */
export const commonTexts = {
  /** Said of a picture of which nothing else is known. */
  photograph: 'Fotografi',
  save: 'Gem Ændringer',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  close: 'Luk',
  add: 'Tilføj',
  remove: 'Slet',
  removing: 'Sletter...',
  retry: 'Prøv igen',
  loading: 'Indlæser...',
  sessionLate: 'Det tager længere tid end ventet at se, om du er logget ind.',
  unsaved: 'Du har ændringer, der ikke er gemt',
  nothingToSave: 'Ingen ændringer at gemme',
  leaveTitle: 'Vil du forlade siden?',
  leaveText: 'Du har ændringer, der ikke er gemt. De går tabt, hvis du fortsætter.',
  leaveConfirm: 'Forlad uden at gemme',
  leaveStay: 'Bliv her',
  offline: 'Du er offline. Siden prøver igen, når forbindelsen er tilbage.',
  backOnline: 'Du er online igen.',
  previous: 'Forrige',
  next: 'Næste',
  toastRegion: 'Beskeder',
  dismissToast: 'Luk besked',
  imageMissing: 'Billedet kunne ikke vises',
  counter: (index: number, count: number) => `${index} af ${count}`,
} as const;

/** The question before a dialog with changes is closed, or left for the next item. */
export const dialogTexts = {
  close: { title: 'Luk uden at gemme?', confirm: 'Luk uden at gemme' },
  goOn: { title: 'Gå videre uden at gemme?', confirm: 'Gå videre uden at gemme' },
  discardText: 'Det, du har skrevet eller valgt her, går tabt.',
  keepTyping: 'Skriv videre',
} as const;
