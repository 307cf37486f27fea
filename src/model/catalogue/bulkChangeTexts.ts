const ways = {
  set: 'Sæt til',
  percent: 'Læg til eller træk fra i procent',
  amount: 'Læg til eller træk fra i kr',
};

/** The dialogs that change prices and titles of several items at once. */
export const bulkChangeTexts = {
  way: 'Sådan',
  ways,
  changeLabel: 'Ændring',
  changeHint: 'For eksempel +10 eller -50',
  step: 'Afrund til nærmeste',
  stepName: (kroner: string) => (kroner === '1' ? 'Hele kroner' : `${kroner} kr`),
  changeMissing: 'Skriv et tal, for eksempel +10 eller -50.',
  someTooLow: (least: number) => `Så bliver nogle af priserne under ${least} kr.`,
  someTooHigh: 'Så bliver nogle af priserne over 1.000.000 kr.',
  replaceTitles: 'Ret titler',
  replaceTitle: (count: number) =>
    count === 1 ? 'Søg og erstat i 1 titel' : `Søg og erstat i ${count} titler`,
  find: 'Søg efter',
  replacement: 'Erstat med',
  findMissing: 'Skriv det, der skal erstattes.',
  nothingFound: 'Det står ikke i nogen af titlerne.',
  titleEmpty: 'Så bliver en titel tom.',
  titleTooLong: (most: number) => `Så bliver en titel længere end ${most} tegn.`,
  titlesTaken: (titles: string) => `Så har flere den samme titel: ${titles}.`,
  preview: 'Sådan bliver det',
  previewRow: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  changedTitle: (before: string, after: string) => `${before} → ${after}`,
  others: (count: number) => (count === 1 ? 'og 1 til' : `og ${count} til`),
  unchanged: 'Der er ingen ændringer endnu.',
} as const;
