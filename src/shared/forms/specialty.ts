import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import type { Specialty } from '../schemas/about.ts';
import { aboutEditorTexts } from '../texts/about.ts';

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
