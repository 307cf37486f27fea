import { isFilled, type Rule, type RuleTable } from '../base/formRules.ts';
import { formatKroner, parsePriceInput } from '../base/money.ts';
import { GIFT_CARD_MAX_KRONER, type GiftCardOffer } from '../giftCards/offer.ts';
import type { Licences, WiderLicenceId } from '../licences/licence.ts';
import type { Shop } from './schema.ts';
import * as shapes from './shapes.ts';
import { settingsProblems as problems } from './texts.ts';

export type LicencePriceKind = 'none' | 'factor' | 'addition';

/** What the shop offers besides pictures, as it is typed. */
export interface OfferValues {
  discounts: boolean;
  hasGiftCards: boolean;
  amounts: string;
  least: string;
  most: string;
  years: string;
  vatAt: GiftCardOffer['vatAt'];
  hasLicences: boolean;
  socialKind: LicencePriceKind;
  socialAmount: string;
  commercialKind: LicencePriceKind;
  commercialAmount: string;
}

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
  const { amounts, least, most, years, vatAt } = giftCards || FIRST_GIFT_CARDS;
  const { social, commercial } = licences || {};
  return {
    discounts,
    hasGiftCards: giftCards !== false,
    amounts: amounts.join(', '),
    least: String(least),
    most: String(most),
    years: String(years),
    vatAt,
    hasLicences: licences !== false,
    socialKind: kindOf(social),
    socialAmount: typedPrice(social),
    commercialKind: kindOf(commercial),
    commercialAmount: typedPrice(commercial),
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

const socialOf = (values: OfferValues) => priceOf[values.socialKind](values.socialAmount);
const commercialOf = (values: OfferValues) =>
  priceOf[values.commercialKind](values.commercialAmount);

export function offersFrom(
  values: OfferValues,
): Pick<Shop, 'discounts' | 'giftCards' | 'licences'> {
  const { discounts, hasGiftCards, hasLicences, amounts, least, most, years, vatAt } = values;
  const [social, commercial] = [socialOf(values), commercialOf(values)];
  return {
    discounts,
    giftCards: hasGiftCards && {
      years: Number(years),
      amounts: typedAmounts(amounts),
      least: wholeKroner(least),
      most: wholeKroner(most),
      vatAt,
    },
    licences: hasLicences && { ...(social && { social }), ...(commercial && { commercial }) },
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
      return typed.length <= shapes.GIFT_CARD_MAX_AMOUNTS && typed.every(isGiftCardAmount);
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
    check: ({ vatAt }) => shop.vat || vatAt === 'use',
    message: problems.vatAt,
  },
];

const licenceRules: RuleTable<OfferValues> = [
  {
    field: 'socialAmount',
    check: (values) => isLicencePrice(socialOf(values)),
    message: ({ socialKind }) => licenceProblem(socialKind),
  },
  {
    field: 'commercialAmount',
    check: (values) => isLicencePrice(commercialOf(values)),
    message: ({ commercialKind }) => licenceProblem(commercialKind),
  },
  {
    field: 'commercialAmount',
    check: (values) => {
      const [social, commercial] = [socialOf(values), commercialOf(values)];
      return !social || !commercial || shapes.isNeverCheaper(commercial, social);
    },
    message: problems.cheaper,
  },
  {
    field: 'hasLicences',
    check: (values) => socialOf(values) !== undefined || commercialOf(values) !== undefined,
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
