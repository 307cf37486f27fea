import type { OperationErrors } from '../base/errorTexts.ts';

/** The words for a visitor while the settings of the shop are unknown. */
export const shopErrors: OperationErrors = {
  fallback: 'Butikkens oplysninger kunne ikke hentes. Prøv igen.',
};
