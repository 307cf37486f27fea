import * as z from 'zod/mini';
import { amount, date, list, off, on, text, withDefault } from '#src/model/base/schema.ts';

/** The group of a package that was given none. */
export const PRICE_PACKAGE_DEFAULT_GROUP = 'Bryllupsfotografering';

export const pricePackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whole kroner, VAT included. */
  price: amount,
  description: text,
  features: list(z.string()),
  featured: off,
  isPublished: on,
  group: withDefault(z.string(), PRICE_PACKAGE_DEFAULT_GROUP),
  groupOrder: amount,
  order: amount,
  createdAt: date,
  updatedAt: date,
});

/** The document that holds all price packages. */
export const pricePackagesSchema = z.object({
  packages: list(pricePackageSchema),
  lastUpdated: date,
});

export type PricePackage = z.infer<typeof pricePackageSchema>;
export type PricePackages = z.infer<typeof pricePackagesSchema>;
