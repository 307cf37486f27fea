import type { HealthStatus } from '../domain/health.ts';
import type { OperationKind } from '../schemas/system.ts';

const health: Record<HealthStatus, string> = {
  active: 'Alt virker',
  warning: 'Advarsel',
  error: 'Fejl',
  inactive: 'Ingen aktivitet endnu',
};

const operations: Record<OperationKind, string> = {
  apply: 'Vandmærke',
  batch: 'Upload af flere billeder',
  validation: 'Kontrol',
  'storage-cleanup': 'Oprydning i filer',
  error: 'Fejl',
};

/** The status panel, the operation log and the cleanup of files. */
export const systemStatusTexts = {
  title: 'Systemstatus',
  health,
  operations,
  services: {
    firestore: 'Database',
    database: 'Tilstedeværelse',
    storage: 'Filer',
    auth: 'Login',
    functions: 'Server',
  },
  states: {
    checking: 'Kontrollerer...',
    connected: 'Forbundet',
    disconnected: 'Ingen forbindelse',
  },
  logTitle: 'Seneste handlinger',
  logEmpty: 'Ingen handlinger endnu.',
  succeeded: 'Lykkedes',
  failed: 'Mislykkedes',
  duration: (milliseconds: number) => `${milliseconds} ms`,
  cleanupTitle: 'Oprydning i filer',
  cleanupPreview: (count: number) =>
    count === 0 ? 'Der er ingen filer at slette.' : `${count} filer vil blive slettet:`,
  cleanupStart: 'Slet filerne',
  cleanupElsewhere: 'Oprydningen kører i en anden browser.',
  cleanupStopped: 'Oprydningen er standset, fordi ikke alle henvisninger kunne læses.',
  cleanupDone: (count: number) => `${count} filer er slettet`,
} as const;
