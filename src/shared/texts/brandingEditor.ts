import type { MediaRefusal } from '../domain/mediaPolicy.ts';
import type { OperationErrors } from './errors.ts';

const refusals: Record<MediaRefusal, string> = {
  type: 'Vælg venligst en billedfil',
  empty: 'Filen er tom. Vælg en anden.',
  'image-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
  'video-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
};

/** The editor of the logo. */
export const brandingEditorTexts = {
  title: 'Logo',
  choose: 'Vælg logo',
  preview: 'Forhåndsvisning',
  sizeLabel: 'Størrelse',
  positionLabel: 'Vandret placering',
  save: 'Gem indstillinger',
  refusals,
  logoFirst: 'Upload først et logo før du kan gemme indstillinger',
  uploaded: 'Logoet er uploadet',
  saved: 'Indstillingerne er gemt',
} as const;

export const brandingErrors = {
  upload: { fallback: 'Der opstod en fejl ved upload af logo' },
  save: { fallback: 'Der opstod en fejl ved gemning af indstillinger' },
} satisfies Record<string, OperationErrors>;
