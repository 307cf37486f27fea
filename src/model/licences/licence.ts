import * as z from 'zod/mini';
import { maybe } from '../base/schema.ts';
import { multipleOf, sumOfKroner } from '../sale/price.ts';

/** Every picture is sold with this licence, at the price that the shop shows. */
export const DEFAULT_LICENCE = 'private';

/** The licences that cost more, the narrowest first. Each allows what the one before does. */
export const widerLicenceIds = ['social', 'commercial'] as const;

export const licenceIds = [DEFAULT_LICENCE, ...widerLicenceIds] as const;

export type WiderLicenceId = (typeof widerLicenceIds)[number];
export type LicenceId = (typeof licenceIds)[number];

/** A wider licence costs a multiple of the picture, or an amount more. */
type LicencePrice = { factor: number } | { addition: number };

/** The wider licences that a shop sells. */
export type Licences = Partial<Record<WiderLicenceId, LicencePrice | undefined>>;

const orderedLicenceSchema = z.object({
  id: z.enum(licenceIds),
  factor: z.number(),
  addition: z.number(),
  base: z.number(),
});

/** A licence as it was ordered, so that its price can be computed again, whatever the shop asks today. */
export interface OrderedLicence {
  id: LicenceId;
  factor: number;
  /** In kroner. */
  addition: number;
  /** The price of the picture without it. */
  base: number;
}

/**
 * The field of lines of orders and purchases with a licence. Every shop reads it: an order costs what it was
 * ordered for, also once the shop has stopped selling licences.
 */
export const licenceFields = { licence: maybe(orderedLicenceSchema) };

/** The price of a picture with a licence. A multiple of it is rounded to whole kroner. */
export function licencePrice(
  base: number,
  { factor, addition }: Pick<OrderedLicence, 'factor' | 'addition'>,
): number {
  return sumOfKroner([factor === 1 ? base : multipleOf(base, factor), addition]);
}

export interface Licensed {
  price: number;
  licence?: OrderedLicence | undefined;
}

/** The price and the licence of a line whose picture alone costs `base`. */
export const licensedAt = (licence: OrderedLicence, base: number) => ({
  price: licencePrice(base, licence),
  licence: { ...licence, base },
});

/** The line as it is when the picture alone costs `base`. */
export function atBase<Line extends Licensed>(line: Line, base: number): Line {
  return line.licence ? { ...line, ...licensedAt(line.licence, base) } : { ...line, price: base };
}

/** A licence that was chosen for a thing in a cart. It costs nothing until the shop gives it its price. */
export function chosenLicence(id: LicenceId, base: number): OrderedLicence {
  return { id, factor: 1, addition: 0, base };
}
