import type { GroupUse } from './plan.ts';
import type { LeaveReason } from './run.ts';

const reasons: Record<LeaveReason, string> = {
  system: 'Fil fra styresystemet',
  raw: 'RAW-fil. Eksportér den som JPEG',
  moving: 'GIF eller film',
  archive: 'ZIP i en ZIP. Pak den ud først',
  'no-picture': 'Ikke et billede',
  'lone-sidecar': 'XMP-fil uden sit billede',
  empty: 'Tom fil',
  'too-large': 'Større end 100 MB',
  'not-chosen': 'Mappen er ikke valgt',
  unreadable: 'Kan ikke læses som billede',
  heic: 'HEIC. Tag den ind fra dashboardet',
  same: 'Det samme billede er der allerede',
  rejected: 'Afvist i Lightroom eller Bridge',
  'few-stars': 'For få stjerner',
  failed: 'Kunne ikke gemmes',
};

/** What became of each file. */
export const reportTexts = {
  columns: ['Fil', 'Hvad blev der af den', 'Album eller galleri'],
  added: 'Taget med',
  known: 'Var her i forvejen',
  reasons,
} as const;

const uses: Record<GroupUse, string> = {
  gallery: 'Ét kundegalleri',
  galleries: 'Kundegalleri pr. mappe',
  albums: 'Album pr. mappe',
  nothing: 'Tag ikke med',
};

/** The place in the dashboard for moving a whole shop. */
export const movingTexts = {
  title: 'Flyt ind og ud',
  intro:
    'Flyt billeder og kunder hertil fra et andet system, og tag alt med dig, hvis du vil videre.',
  untitled: 'Uden mappe',
  uses,
} as const;
