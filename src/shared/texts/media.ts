/** The place of the dashboard where one picture or film is chosen. */
export const mediaTexts = {
  drop: 'eller træk filen hertil',
  dropNow: 'Slip for at vælge',
  preparing: 'Gør filen klar...',
  uploading: (percent: number) => `Uploader... ${percent} %`,
  progressLabel: 'Upload',
  cancel: 'Afbryd',
  pending: 'Filen er ikke gemt endnu.',
  retry: 'Prøv igen',
  forget: 'Fortryd',
  crop: 'Beskær',
  /** What a file without a name is called. */
  theFile: 'Filen',
} as const;
