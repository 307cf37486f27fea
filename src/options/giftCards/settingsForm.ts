import { isFilled, type Rule, type RuleTable } from '#src/model/base/formRules.ts';
import { formatKroner } from '#src/model/base/money.ts';
import {
  GIFT_CARD_MAX_KRONER,
  isSaleAtUse,
  sellsNewGiftCards,
  type GiftCardOffer,
} from '#src/model/giftCards/offer.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import {
  GIFT_CARD_MAX_AMOUNTS,
  GIFT_CARD_MAX_YEARS,
  wholeKroner,
} from '#src/model/settings/shapes.ts';
import { giftCardSettingsProblems as problems } from './settingsTexts.ts';

/** The terms of gift cards, as they are typed. */
export interface GiftCardSettingsValues {
  isOn: boolean;
  amounts: string;
  least: string;
  most: string;
  years: string;
  vatAt: GiftCardOffer['vatAt'];
}

type GiftCards = Pick<Shop, 'giftCards'>;

/** Where the form begins for a shop that has none yet. */
const FIRST_OFFER: GiftCardOffer = {
  years: GIFT_CARD_MAX_YEARS,
  amounts: [300, 500, 1000],
  least: 100,
  most: 5000,
  vatAt: 'use',
};

export function giftCardSettings({ giftCards }: GiftCards): GiftCardSettingsValues {
  const { least, most, years, vatAt } = giftCards || FIRST_OFFER;
  const isOn = giftCards !== false && sellsNewGiftCards(giftCards);
  const { amounts } = isOn ? giftCards : FIRST_OFFER;
  return {
    isOn,
    amounts: amounts.join(', '),
    least: String(least),
    most: String(most),
    years: String(years),
    vatAt,
  };
}

const typedAmounts = (typed: string): number[] =>
  isFilled(typed) ? typed.split(',').map((each) => wholeKroner(each.trim())) : [];

const isAmount = (kroner: number): boolean => kroner >= 1 && kroner <= GIFT_CARD_MAX_KRONER;

/** Converts the form's values to the stored offer. A shop that has sold gift cards goes on taking them. */
export function giftCardsFrom(values: GiftCardSettingsValues, { giftCards }: GiftCards): GiftCards {
  const { isOn, amounts, least, most, years, vatAt } = values;
  if (!isOn) return { giftCards: giftCards && { ...giftCards, amounts: [] } };
  const range = { least: wholeKroner(least), most: wholeKroner(most) };
  return { giftCards: { years: Number(years), amounts: typedAmounts(amounts), ...range, vatAt } };
}

/** The rules of a shop that sells gift cards; their moms goes with that of the business. */
export function giftCardSettingsRules({
  vat,
}: Pick<Shop, 'vat'>): RuleTable<GiftCardSettingsValues> {
  const rules: Rule<GiftCardSettingsValues>[] = [
    {
      field: 'amounts',
      check: ({ amounts }) => {
        const typed = typedAmounts(amounts);
        const isNumber = typed.length >= 1 && typed.length <= GIFT_CARD_MAX_AMOUNTS;
        return isNumber && typed.every(isAmount);
      },
      message: problems.amounts(GIFT_CARD_MAX_AMOUNTS, formatKroner(GIFT_CARD_MAX_KRONER)),
    },
    {
      field: 'least',
      check: ({ least }) => isAmount(wholeKroner(least)),
      message: problems.least,
    },
    {
      field: 'most',
      check: ({ least, most }) =>
        isAmount(wholeKroner(most)) && wholeKroner(most) >= wholeKroner(least),
      message: problems.most,
    },
    {
      field: 'years',
      check: ({ years }) =>
        /^\d$/.test(years.trim()) && Number(years) >= 1 && Number(years) <= GIFT_CARD_MAX_YEARS,
      message: problems.years(GIFT_CARD_MAX_YEARS),
    },
    {
      field: 'vatAt',
      check: ({ vatAt }) => vat || isSaleAtUse({ bookedAt: vatAt }),
      message: problems.vatAt,
    },
  ];
  return rules.map((rule) => ({ ...rule, check: (values) => !values.isOn || rule.check(values) }));
}
