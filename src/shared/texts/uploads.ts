import type { OperationErrors } from './errors.ts';

/** The queue of uploads. */
export const uploadTexts = {
  drop: 'Træk billeder hertil, eller vælg dem',
  dropActive: 'Slip for at tilføje',
  choose: 'Vælg filer',
  states: {
    waiting: 'Venter',
    working: 'Uploader',
    paused: 'På pause',
    done: 'Færdig',
    failed: 'Mislykkedes',
  },
  progress: (name: string, percent: number) => `${name}: ${percent} %`,
  summary: (done: number, count: number) => `${done} af ${count} er færdige`,
  pause: 'Pause',
  resume: 'Fortsæt',
  retry: 'Prøv igen',
  retryAll: 'Prøv de mislykkede igen',
  cancel: 'Afbryd',
  leaveText: 'Billederne er ved at blive uploadet. Hvis du forlader siden, standser de.',
} as const;

export const uploadErrors = {
  picture: {
    fallback: 'Der opstod en fejl ved upload. Prøv igen.',
    codes: {
      'upload/folder-refused': 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.',
      'upload/service-unavailable': 'Upload service ikke tilgængelig. Prøv igen om lidt.',
      'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
      network: 'Netværksfejl. Tjek din internetforbindelse.',
      'quota-exceeded': 'Der er ikke mere plads til filer. Kontakt administrator.',
    },
  },
} satisfies Record<string, OperationErrors>;
