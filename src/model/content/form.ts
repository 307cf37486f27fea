import { type RuleTable, isFilled } from '../base/formRules.ts';
import { parsePriceInput } from '../base/money.ts';
import { aboutEditorTexts } from './aboutTexts.ts';
import { pricePackageTexts } from './editorTexts.ts';
import { isGroupOrder } from './pricePackages.ts';
import type { Specialty } from './schema.ts';

export interface PricePackageValues {
  name: string;
  /** As typed: digits with thousand separators. */
  price: string;
  description: string;
  features: string[];
  featured: boolean;
  isPublished: boolean;
  group: string;
  groupOrder: number;
}

export const pricePackageRules: RuleTable<PricePackageValues> = [
  {
    field: 'name',
    check: ({ name }) => isFilled(name),
    message: pricePackageTexts.fieldsMissing,
  },
  {
    field: 'price',
    check: ({ price }) => parsePriceInput(price) !== undefined,
    message: pricePackageTexts.fieldsMissing,
  },
  {
    field: 'description',
    check: ({ description }) => isFilled(description),
    message: pricePackageTexts.fieldsMissing,
  },
  {
    field: 'features',
    check: ({ features }) => features.some(isFilled),
    message: pricePackageTexts.featuresMissing,
  },
  {
    field: 'groupOrder',
    check: ({ groupOrder }) => isGroupOrder(groupOrder),
    message: pricePackageTexts.groupOrderInvalid,
  },
];

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
