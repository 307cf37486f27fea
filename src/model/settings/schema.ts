import * as z from 'zod/mini';
import { date, withDefault, zeroByDefault } from '../base/schema.ts';
import { consentModes, type ConsentMode } from '../consent/choices.ts';
import type { GiftCardOffer } from '../giftCards/offer.ts';
import type { Licences } from '../licences/licence.ts';

/** The decisions of the photographer while the shop runs. `site.config.json` says them until then. */
export interface Shop {
  businessName: string;
  photographerName: string;
  photographerTitle: string;
  email: string;
  phone: string;
  address: { street: string; postalCode: string; city: string; country: string };
  social: { name: string; url: string };
  cvrNumber: string;
  vat: boolean;
  mobilePayNumber: string;
  bankAccount: { bank: string; registrationNumber: string; accountNumber: string };
  payments: { mobilePay: 'manual' | 'automatic'; card: boolean };
  discounts: boolean;
  licences: Licences | false;
  giftCards: GiftCardOffer | false;
  consent: ConsentMode;
  /** The browser when it is missing. */
  picturesMadeBy?: PictureMaker | undefined;
}

/** Who makes sizes and watermarks of uploaded pictures. */
export const pictureMakers = ['browser', 'server'] as const;

export type PictureMaker = (typeof pictureMakers)[number];

/** The fields that say where money goes. Only the server changes them, for an owner. */
export const payeeFields = ['mobilePayNumber', 'bankAccount', 'payments'] as const;

export type Payee = Pick<Shop, (typeof payeeFields)[number]>;

export const payeeShape = {
  mobilePayNumber: z.string(),
  bankAccount: z.object({
    bank: z.string(),
    registrationNumber: z.string(),
    accountNumber: z.string(),
  }),
  payments: z.object({ mobilePay: z.enum(['manual', 'automatic']), card: z.boolean() }),
};

const licencePrice = z.union([
  z.object({ factor: z.number() }),
  z.object({ addition: z.number() }),
]);

const shape: { [Field in keyof Shop]-?: z.ZodMiniType<Shop[Field]> } = {
  businessName: z.string(),
  photographerName: z.string(),
  photographerTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  social: z.object({ name: z.string(), url: z.string() }),
  cvrNumber: z.string(),
  vat: z.boolean(),
  ...payeeShape,
  discounts: z.boolean(),
  licences: z.union([
    z.literal(false),
    z.object({ social: z.optional(licencePrice), commercial: z.optional(licencePrice) }),
  ]),
  giftCards: z.union([
    z.literal(false),
    z.object({
      years: z.number(),
      amounts: z.array(z.number()),
      least: z.number(),
      most: z.number(),
      vatAt: z.enum(['use', 'sale']),
    }),
  ]),
  consent: z.enum(consentModes),
  picturesMadeBy: withDefault(z.enum(pictureMakers), 'browser'),
};

export const shopFields = Object.keys(shape) as (keyof Shop)[];

/** The public part of the settings, with what the record lacks taken from what is built in. */
export type PublicSettings = Shop & {
  /** Counts the changes of the payee, so that nobody overwrites one unseen. */
  payeeRevision: number;
  updatedAt?: Date | undefined;
};

/** Reads the public part. A field that nobody has saved is what `builtIn` says. */
export function publicSettingsSchema(builtIn: Shop): z.ZodMiniType<PublicSettings> {
  const fields = shopFields.map((field) => [
    field,
    withDefault<unknown>(shape[field], builtIn[field]),
  ]);
  return z.object({
    ...(Object.fromEntries(fields) as typeof shape),
    payeeRevision: zeroByDefault,
    updatedAt: date,
  });
}
