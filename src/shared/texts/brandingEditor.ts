import type { OperationErrors } from './errors.ts';

/** The editor of the logo. */
export const brandingEditorTexts = {
  title: 'Logo',
  choose: 'Vælg logo',
  preview: 'Forhåndsvisning',
  sizeLabel: 'Størrelse',
  positionLabel: 'Vandret placering',
  save: 'Gem indstillinger',
  notAnImage: 'Vælg venligst en billedfil',
  tooLarge: 'Filen er for stor. Maksimal størrelse er 5MB',
  logoFirst: 'Upload først et logo før du kan gemme indstillinger',
  uploaded: 'Logoet er uploadet',
  saved: 'Indstillingerne er gemt',
} as const;

export const brandingErrors = {
  upload: { fallback: 'Der opstod en fejl ved upload af logo' },
  save: { fallback: 'Der opstod en fejl ved gemning af indstillinger' },
} satisfies Record<string, OperationErrors>;
