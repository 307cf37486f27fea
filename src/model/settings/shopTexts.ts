import type { OperationErrors } from '../base/errorTexts.ts';

/** What a visitor reads when it is not known what the shop has decided. */
export const shopErrors: OperationErrors = {
  fallback: 'Butikkens oplysninger kunne ikke hentes. Prøv igen.',
};
