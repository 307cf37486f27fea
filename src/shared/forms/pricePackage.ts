import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { parsePriceInput } from '#src/model/base/money.ts';
import { isGroupOrder } from '../domain/pricePackages.ts';
import { pricePackageTexts } from '../texts/pricePackages.ts';

export interface PricePackageValues {
  name: string;
  /** As typed: digits with thousand dots. */
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
