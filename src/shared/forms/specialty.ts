import type { Specialty } from '../schemas/about.ts';
import { aboutEditorTexts } from '../texts/about.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

export const specialtyRules: RuleTable<Specialty> = [
  {
    field: 'title',
    check: ({ title }) => isFilled(title),
    message: aboutEditorTexts.specialtyTitleMissing,
  },
  {
    field: 'description',
    check: ({ description }) => isFilled(description),
    message: aboutEditorTexts.specialtyDescriptionMissing,
  },
];
