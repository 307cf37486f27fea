import { defaultFilterButtons } from '#src/shared/domain/filterButtons.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';

const CREATED_AT = new Date('2024-01-05T09:00:00Z');

/** The usual categories, one for what fits nowhere, and one that is switched off. */
export const FILTER_BUTTONS: readonly FilterButton[] = [
  ...defaultFilterButtons,
  { id: 'generelt', name: 'Generelt', slug: 'generelt', color: '', isActive: true, order: 6 },
  { id: 'produkt', name: 'Produkt', slug: 'produkt', color: '', isActive: false, order: 7 },
].map((button) => ({ ...button, createdAt: CREATED_AT }));
