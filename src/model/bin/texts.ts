import type { OperationErrors } from '../base/errorTexts.ts';

/** The bin, and what is undone by it. */
export const binTexts = {
  open: (count: number) => (count === 0 ? 'Papirkurv' : `Papirkurv (${count})`),
  title: 'Papirkurv',
  intro: (days: number) =>
    `Det, du sletter, forsvinder fra hjemmesiden med det samme og ligger her i ${days} dage. Derefter bliver det slettet for altid.`,
  empty: 'Papirkurven er tom.',
  kept: (days: number) => `Det ligger i papirkurven i ${days} dage.`,
  removed: (date: string) => `Slettet ${date}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'Bliver slettet i nat';
    return days === 1 ? '1 dag tilbage' : `${days} dage tilbage`;
  },
  inAlbum: (album: string) => `Billede i albummet ${album}`,
  album: (count: number) => (count === 1 ? 'Album med 1 billede' : `Album med ${count} billeder`),
  removedOne: (title: string) => `Du har slettet '${title}'`,
  removedSeveral: (count: number) => `Du har slettet ${count}`,
  restore: 'Gendan',
  restoreLabel: (title: string) => `Gendan ${title}`,
  restored: (title: string) => `'${title}' er gendannet`,
  removeNow: 'Slet nu',
  removeNowLabel: (title: string) => `Slet nu: ${title}`,
  removeNowTitle: (title: string) => `Slet '${title}' for altid?`,
  removeNowText:
    'Det kan ikke fortrydes. Det, som kunder har bestilt eller købt, bliver bevaret til dem.',
  removedForGood: (title: string) => `'${title}' er slettet for altid`,
  restoring: {
    progress: (finished: number, count: number) => `Gendanner ${finished} af ${count}...`,
    done: (count: number) => (count === 1 ? '1 er gendannet' : `${count} er gendannet`),
    failed: (titles: string, reason: string) => `Ikke gendannet: ${titles}. ${reason}`,
    left: (count: number) =>
      count === 1 ? '1 nåede ikke at blive gendannet.' : `${count} nåede ikke at blive gendannet.`,
  },
} as const;

export const binErrors = {
  load: { fallback: 'Papirkurven kunne ikke hentes. Prøv igen.' },
  restore: {
    fallback: 'Det kunne ikke gendannes. Prøv igen.',
    codes: {
      'not-found': 'Det ligger ikke længere i papirkurven.',
      'already-exists': 'Det er allerede tilbage.',
      'order/item-missing': 'Albummet er også slettet. Gendan albummet først.',
      'upload/too-large': 'Albummet er fuldt. Fjern et billede fra det først.',
      'permission-denied': 'Det blev afvist. Log ud og ind igen.',
    },
  },
  removeNow: {
    fallback: 'Det kunne ikke slettes. Prøv igen.',
    codes: { 'not-found': 'Det ligger ikke længere i papirkurven.' },
  },
} satisfies Record<string, OperationErrors>;
