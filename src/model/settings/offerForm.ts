import { isFilled, type Rule, type RuleTable } from '../base/formRules.ts';
import { formatKroner, parsePriceInput } from '../base/money.ts';
import {
  GIFT_CARD_MAX_KRONER,
  isSaleAtUse,
  sellsNewGiftCards,
  type GiftCardOffer,
} from '../giftCards/offer.ts';
import { widerLicenceIds, type Licences, type WiderLicenceId } from '../licences/licence.ts';
import { areInOrder } from './licenceOrder.ts';
import type { Shop } from './schema.ts';
import * as shapes from './shapes.ts';
import { settingsProblems as problems } from './texts.ts';

export type LicencePriceKind = 'none' | 'factor' | 'addition';

/** What the shop offers besides pictures, as it is typed. */
interface OtherOfferValues {
  discounts: boolean;
  hasGiftCards: boolean;
  amounts: string;
  least: string;
  most: string;
  years: string;
  vatAt: GiftCardOffer['vatAt'];
  hasLicences: boolean;
}

type LicenceValues = Record<`${WiderLicenceId}Kind`, LicencePriceKind> &
  Record<`${WiderLicenceId}Amount`, string>;

export type OfferValues = OtherOfferValues & LicenceValues;

/** Where the forms begin for a shop that has none yet. */
const FIRST_GIFT_CARDS: GiftCardOffer = {
  years: shapes.GIFT_CARD_MAX_YEARS,
  amounts: [300, 500, 1000],
  least: 100,
  most: 5000,
  vatAt: 'use',
};

type LicencePrice = Licences[WiderLicenceId];

const kindOf = (price: LicencePrice): LicencePriceKind =>
  price === undefined ? 'none' : 'factor' in price ? 'factor' : 'addition';

function typedPrice(price: LicencePrice): string {
  if (price === undefined) return '';
  return 'factor' in price ? String(price.factor).replace('.', ',') : String(price.addition);
}

export function offerValues({ discounts, giftCards, licences }: Shop): OfferValues {
  const { least, most, years, vatAt } = giftCards || FIRST_GIFT_CARDS;
  const sells = giftCards !== false && sellsNewGiftCards(giftCards);
  const { amounts } = sells ? giftCards : FIRST_GIFT_CARDS;
  const priced: Licences = licences || {};
  const typed = widerLicenceIds.flatMap((id) => [
    [`${id}Kind`, kindOf(priced[id])],
    [`${id}Amount`, typedPrice(priced[id])],
  ]);
  return {
    discounts,
    hasGiftCards: sells,
    amounts: amounts.join(', '),
    least: String(least),
    most: String(most),
    years: String(years),
    vatAt,
    hasLicences: licences !== false,
    ...(Object.fromEntries(typed) as LicenceValues),
  };
}

/** Whole kroner; not a number where something else is typed. */
function wholeKroner(typed: string): number {
  return /^[\d.\s]+$/.test(typed) ? (parsePriceInput(typed) ?? Number.NaN) : Number.NaN;
}

const typedAmounts = (typed: string): number[] =>
  isFilled(typed) ? typed.split(',').map((each) => wholeKroner(each.trim())) : [];

const isGiftCardAmount = (kroner: number): boolean => kroner >= 1 && kroner <= GIFT_CARD_MAX_KRONER;

const factorOf = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN);

const priceOf: Record<LicencePriceKind, (typed: string) => LicencePrice> = {
  none: () => undefined,
  factor: (typed) => ({ factor: factorOf(typed) }),
  addition: (typed) => ({ addition: wholeKroner(typed) }),
};

/** The price that is typed for a licence; undefined where it is not sold. */
const priceIn = (values: OfferValues, id: WiderLicenceId): LicencePrice =>
  priceOf[values[`${id}Kind`]](values[`${id}Amount`]);

/** Converts the form's values to the stored offers. A shop that has sold gift cards goes on taking them. */
export function offersFrom(
  values: OfferValues,
  shop: Pick<Shop, 'giftCards'>,
): Pick<Shop, 'discounts' | 'giftCards' | 'licences'> {
  const { discounts, hasGiftCards, hasLicences, amounts, least, most, years, vatAt } = values;
  const sold = widerLicenceIds.filter((id) => priceIn(values, id) !== undefined);
  return {
    discounts,
    giftCards: hasGiftCards
      ? {
          years: Number(years),
          amounts: typedAmounts(amounts),
          least: wholeKroner(least),
          most: wholeKroner(most),
          vatAt,
        }
      : shop.giftCards && { ...shop.giftCards, amounts: [] },
    licences: hasLicences && Object.fromEntries(sold.map((id) => [id, priceIn(values, id)])),
  };
}

function isLicencePrice(price: LicencePrice): boolean {
  if (price === undefined) return true;
  return 'factor' in price
    ? price.factor >= 1 && price.factor <= shapes.LICENCE_MAX_FACTOR
    : price.addition >= 0 && price.addition <= shapes.LICENCE_MAX_ADDITION;
}

const licenceProblem = (kind: LicencePriceKind): string =>
  kind === 'factor'
    ? problems.factor(shapes.LICENCE_MAX_FACTOR)
    : problems.addition(formatKroner(shapes.LICENCE_MAX_ADDITION));

/** A rule about gift cards or licences, for a shop that has them. */
const onlyWith = (
  has: 'hasGiftCards' | 'hasLicences',
  rule: Rule<OfferValues>,
): Rule<OfferValues> => ({ ...rule, check: (values) => !values[has] || rule.check(values) });

const giftCardRules = (shop: Pick<Shop, 'vat'>): RuleTable<OfferValues> => [
  {
    field: 'amounts',
    check: ({ amounts }) => {
      const typed = typedAmounts(amounts);
      const isNumber = typed.length >= 1 && typed.length <= shapes.GIFT_CARD_MAX_AMOUNTS;
      return isNumber && typed.every(isGiftCardAmount);
    },
    message: problems.amounts(shapes.GIFT_CARD_MAX_AMOUNTS, formatKroner(GIFT_CARD_MAX_KRONER)),
  },
  {
    field: 'least',
    check: ({ least }) => isGiftCardAmount(wholeKroner(least)),
    message: problems.least,
  },
  {
    field: 'most',
    check: ({ least, most }) =>
      isGiftCardAmount(wholeKroner(most)) && wholeKroner(most) >= wholeKroner(least),
    message: problems.most,
  },
  {
    field: 'years',
    check: ({ years }) =>
      /^\d$/.test(years.trim()) &&
      Number(years) >= 1 &&
      Number(years) <= shapes.GIFT_CARD_MAX_YEARS,
    message: problems.years(shapes.GIFT_CARD_MAX_YEARS),
  },
  {
    field: 'vatAt',
    check: ({ vatAt }) => shop.vat || isSaleAtUse({ bookedAt: vatAt }),
    message: problems.vatAt,
  },
];

/** Each licence costs at least what the narrower ones do that the shop sells. */
function isNeverCheaperThanNarrower(values: OfferValues, id: WiderLicenceId): boolean {
  const ids = widerLicenceIds.slice(0, widerLicenceIds.indexOf(id) + 1);
  return areInOrder(Object.fromEntries(ids.map((each) => [each, priceIn(values, each)])));
}

const licenceRules: RuleTable<OfferValues> = [
  ...widerLicenceIds.flatMap((id): Rule<OfferValues>[] => [
    {
      field: `${id}Amount`,
      check: (values) => isLicencePrice(priceIn(values, id)),
      message: (values) => licenceProblem(values[`${id}Kind`]),
    },
    {
      field: `${id}Amount`,
      check: (values) => isNeverCheaperThanNarrower(values, id),
      message: problems.cheaper,
    },
  ]),
  {
    field: 'hasLicences',
    check: (values) => widerLicenceIds.some((id) => priceIn(values, id) !== undefined),
    message: problems.noLicence,
  },
];

/** The rules of the offers; moms of gift cards goes with that of the business. */
export function offerRules(shop: Pick<Shop, 'vat'>): RuleTable<OfferValues> {
  return [
    ...giftCardRules(shop).map((rule) => onlyWith('hasGiftCards', rule)),
    ...licenceRules.map((rule) => onlyWith('hasLicences', rule)),
  ];
}
