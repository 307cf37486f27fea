import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  text,
  trueByDefault,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { storedPicture } from '../files/picture.ts';

export const LOGO_SIZE_MIN_SCALE = 0.3;
export const LOGO_SIZE_MAX_SCALE = 2;
export const LOGO_SIZE_STEP_SCALE = 0.1;
export const LOGO_SIZE_FINE_STEP_SCALE = 0.01;
export const LOGO_POSITION_MIN_PX = -300;
export const LOGO_POSITION_MAX_PX = 300;
export const LOGO_POSITION_STEP_PX = 0.5;

export const specialtySchema = z.object({
  title: text,
  description: text,
  /** The name of an icon; when empty it is derived from the title. */
  icon: text,
});

export const equipmentSchema = z.object({
  cameras: list(z.string()),
  lenses: list(z.string()),
  accessories: list(z.string()),
  software: list(z.string()),
});

export const aboutContentSchema = z.object({
  professionalTitle: text,
  bio: text,
  philosophy: text,
  specialties: list(specialtySchema),
  equipment: withDefault(equipmentSchema, {
    cameras: [],
    lenses: [],
    accessories: [],
    software: [],
  }),
  updatedAt: date,
});

export const aboutProfileSchema = z.object({
  profileImage: text,
  picture: storedPicture,
  updatedAt: date,
});

export type Specialty = z.infer<typeof specialtySchema>;
export type Equipment = z.infer<typeof equipmentSchema>;
export type EquipmentCategory = keyof Equipment;
export type AboutContent = z.infer<typeof aboutContentSchema>;
export type AboutProfile = z.infer<typeof aboutProfileSchema>;

export const brandingSchema = z.object({
  logoUrl: text,
  /** A factor; 1 is the natural size. */
  logoSize: withDefault(z.number(), 1),
  logoPositionX: zeroByDefault,
  logoPositionY: zeroByDefault,
  updatedAt: date,
});

export type Branding = z.infer<typeof brandingSchema>;

export const backgroundTypes = ['image', 'video', 'gif'] as const;

export type BackgroundType = (typeof backgroundTypes)[number];

const moving: Record<BackgroundType, boolean> = { image: false, video: true, gif: true };

/** A moving background is shown as it was uploaded; only a still picture can be cropped. */
export function isMoving(type: BackgroundType): boolean {
  return moving[type];
}

/**
 * Words on a picture: their colour, and how dense the shade behind them is, in percent. The quietest come
 * first.
 */
export const tones = [
  'white-0',
  'ink-0',
  'white-20',
  'ink-20',
  'white-40',
  'ink-40',
  'white-60',
  'ink-60',
] as const;

export type Tone = (typeof tones)[number];

/** Can be read on every picture. */
export const ANY_PICTURE_TONE: Tone = 'white-60';

const tone = withDefault(z.enum(tones), ANY_PICTURE_TONE);

export const frontPageSchema = z.object({
  heroTitle: text,
  heroSubtitle: text,
  backgroundMedia: text,
  backgroundType: withDefault(z.enum(backgroundTypes), 'image'),
  picture: storedPicture,
  /** The header and the words lie on different parts of the picture. */
  headerTone: tone,
  wordsTone: tone,
  /** The ids of featured portfolio pictures, as the photographer has arranged them. */
  featuredOrder: list(z.string()),
  lastUpdated: date,
});

export type FrontPage = z.infer<typeof frontPageSchema>;
export type HeroTones = Pick<FrontPage, 'headerTone' | 'wordsTone'>;

export const paymentIconsSchema = z.object({ mobilepayIcon: text });

export type PaymentIcons = z.infer<typeof paymentIconsSchema>;

/** The group of a package without one. */
export const PRICE_PACKAGE_DEFAULT_GROUP = 'Bryllupsfotografering';

export const pricePackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whole kroner, VAT included. */
  price: zeroByDefault,
  description: text,
  features: list(z.string()),
  featured: falseByDefault,
  isPublished: trueByDefault,
  group: withDefault(z.string(), PRICE_PACKAGE_DEFAULT_GROUP),
  groupOrder: zeroByDefault,
  order: zeroByDefault,
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
