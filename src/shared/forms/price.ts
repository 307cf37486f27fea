import type { RuleTable } from '#src/model/base/formRules.ts';
import { parsePriceInput } from '#src/model/base/money.ts';
import { PICTURE_MIN_PRICE_DKK, PRICE_MAX_DKK } from '../limits.ts';
import { itemTexts } from '../texts/items.ts';

interface PriceValues {
  /** As typed: digits with thousand dots. */
  price: string;
}

function kroner({ price }: PriceValues): number {
  return parsePriceInput(price) ?? 0;
}

/** The rules of what an album or a picture costs; each place has its own words for too little. */
export function priceRules(tooLow: string): RuleTable<PriceValues> {
  return [
    { field: 'price', check: (values) => kroner(values) >= PICTURE_MIN_PRICE_DKK, message: tooLow },
    {
      field: 'price',
      check: (values) => kroner(values) <= PRICE_MAX_DKK,
      message: itemTexts.priceTooHigh,
    },
  ];
}
