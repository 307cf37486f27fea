/** The question before a dialog with changes is closed. */
export const dialogTexts = {
  discardTitle: 'Luk uden at gemme?',
  discardText: 'Det, du har skrevet eller valgt her, går tabt.',
  discard: 'Luk uden at gemme',
  goOn: 'Skriv videre',
} as const;
