import * as z from 'zod/mini';
import { date, list, text, withDefault } from '#src/model/base/schema.ts';
import { storedPicture } from '#src/model/files/picture.ts';

export const specialtySchema = z.object({
  title: text,
  description: text,
  /** The name of an icon; when empty it is chosen from the title. */
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
