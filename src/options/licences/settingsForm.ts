import type { Rule, RuleTable } from '#src/model/base/formRules.ts';
import { formatKroner } from '#src/model/base/money.ts';
import {
  widerLicenceIds,
  type Licences,
  type WiderLicenceId,
} from '#src/model/licences/licence.ts';
import { areInOrder } from '#src/model/settings/licenceOrder.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import {
  LICENCE_MAX_ADDITION,
  LICENCE_MAX_FACTOR,
  wholeKroner,
} from '#src/model/settings/shapes.ts';
import { licenceSettingsProblems as problems } from './settingsTexts.ts';

export type LicencePriceKind = 'none' | 'factor' | 'addition';

/** The prices of licences, as they are typed. */
export type LicenceSettingsValues = { isOn: boolean } & Record<
  `${WiderLicenceId}Kind`,
  LicencePriceKind
> &
  Record<`${WiderLicenceId}Amount`, string>;

type LicencePrice = Licences[WiderLicenceId];

const kindOf = (price: LicencePrice): LicencePriceKind =>
  price === undefined ? 'none' : 'factor' in price ? 'factor' : 'addition';

function typedPrice(price: LicencePrice): string {
  if (price === undefined) return '';
  return 'factor' in price ? String(price.factor).replace('.', ',') : String(price.addition);
}

export function licenceSettings({ licences }: Pick<Shop, 'licences'>): LicenceSettingsValues {
  const priced: Licences = licences || {};
  const typed = widerLicenceIds.flatMap((id) => [
    [`${id}Kind`, kindOf(priced[id])],
    [`${id}Amount`, typedPrice(priced[id])],
  ]);
  return {
    isOn: licences !== false,
    ...(Object.fromEntries(typed) as Omit<LicenceSettingsValues, 'isOn'>),
  };
}

const factorOf = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN);

const priceOf: Record<LicencePriceKind, (typed: string) => LicencePrice> = {
  none: () => undefined,
  factor: (typed) => ({ factor: factorOf(typed) }),
  addition: (typed) => ({ addition: wholeKroner(typed) }),
};

/** The price that is typed for a licence; undefined where it is not sold. */
const priceIn = (values: LicenceSettingsValues, id: WiderLicenceId): LicencePrice =>
  priceOf[values[`${id}Kind`]](values[`${id}Amount`]);

export function licencesFrom(values: LicenceSettingsValues): Pick<Shop, 'licences'> {
  const sold = widerLicenceIds.filter((id) => priceIn(values, id) !== undefined);
  return {
    licences: values.isOn && Object.fromEntries(sold.map((id) => [id, priceIn(values, id)])),
  };
}

function isPrice(price: LicencePrice): boolean {
  if (price === undefined) return true;
  return 'factor' in price
    ? price.factor >= 1 && price.factor <= LICENCE_MAX_FACTOR
    : price.addition >= 0 && price.addition <= LICENCE_MAX_ADDITION;
}

const priceProblem = (kind: LicencePriceKind): string =>
  kind === 'factor'
    ? problems.factor(LICENCE_MAX_FACTOR)
    : problems.addition(formatKroner(LICENCE_MAX_ADDITION));

/** Each licence costs at least what the narrower ones do that the shop sells. */
function isNeverCheaperThanNarrower(values: LicenceSettingsValues, id: WiderLicenceId): boolean {
  const ids = widerLicenceIds.slice(0, widerLicenceIds.indexOf(id) + 1);
  return areInOrder(Object.fromEntries(ids.map((each) => [each, priceIn(values, each)])));
}

const rules: RuleTable<LicenceSettingsValues> = [
  ...widerLicenceIds.flatMap((id): Rule<LicenceSettingsValues>[] => [
    {
      field: `${id}Amount`,
      check: (values) => isPrice(priceIn(values, id)),
      message: (values) => priceProblem(values[`${id}Kind`]),
    },
    {
      field: `${id}Amount`,
      check: (values) => isNeverCheaperThanNarrower(values, id),
      message: problems.cheaper,
    },
  ]),
  {
    field: 'isOn',
    check: (values) => widerLicenceIds.some((id) => priceIn(values, id) !== undefined),
    message: problems.noLicence,
  },
];

/** The rules of a shop that sells licences. */
export const licenceSettingsRules: RuleTable<LicenceSettingsValues> = rules.map((rule) => ({
  ...rule,
  check: (values) => !values.isOn || rule.check(values),
}));
