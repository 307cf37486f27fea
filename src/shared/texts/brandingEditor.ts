import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { MediaRefusal } from '#src/model/files/mediaPolicy.ts';

const logoRefusals: Record<MediaRefusal, string> = {
  type: 'Vælg venligst en billedfil',
  empty: 'Filen er tom. Vælg en anden.',
  'image-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
  'video-too-large': 'Filen er for stor. Maksimal størrelse er 5MB',
};

/** The editor of the logo. */
export const brandingEditorTexts = {
  title: 'Logo',
  intro: 'Logoet står øverst på alle sider og i browserens fane.',
  logoLabel: 'Logofil',
  hint: 'PNG eller WEBP med gennemsigtig baggrund er bedst. Højst 5MB.',
  exactSizeLabel: 'Præcis størrelse',
  exactPositionLabel: 'Præcis placering i px',
  size: (scale: string) => `${scale} ×`,
  position: (pixels: string) => `${pixels} px`,
  onPicture: 'Over et billede',
  onPaper: 'På de andre sider',
  none: 'Der er intet logo endnu. Navnet vises i stedet.',
  choose: 'Vælg logo',
  sizeLabel: 'Størrelse',
  positionLabel: 'Vandret placering',
  save: 'Gem indstillinger',
  refusals: logoRefusals,
  logoFirst: 'Upload først et logo før du kan gemme indstillinger',
  uploaded: 'Logoet er uploadet',
  saved: 'Indstillingerne er gemt',
} as const;

export const brandingErrors = {
  load: { fallback: 'Logoet kunne ikke indlæses. Prøv igen.' },
  upload: { fallback: 'Der opstod en fejl ved upload af logo' },
  save: { fallback: 'Der opstod en fejl ved gemning af indstillinger' },
} satisfies Record<string, OperationErrors>;
