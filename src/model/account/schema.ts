import * as z from 'zod/mini';
import { date, falseByDefault, requiredDate, text } from '../base/schema.ts';

export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: text,
  displayName: text,
  firstName: text,
  lastName: text,
  phoneNumber: text,
  phone: text,
  originalPhoneNumber: text,
  photoURL: text,
  emailVerified: falseByDefault,
  /** Written by administrators only. */
  isAdmin: falseByDefault,
  createdAt: date,
  updatedAt: date,
  lastLogin: date,
});

/** A node of the Realtime Database, where times are stored as milliseconds. */
export const onlineUserSchema = z.object({
  uid: z.string(),
  email: text,
  displayName: text,
  phoneNumber: text,
  currentPage: text,
  isOnline: falseByDefault,
  isAdmin: falseByDefault,
  lastSeen: requiredDate,
  timestamp: requiredDate,
});

export const presenceSchema = z.object({
  email: z.string(),
  name: text,
  online: falseByDefault,
  lastSeen: date,
});

/** An administrator who has an item open in the dashboard. */
export const itemPresenceSchema = z.object({
  id: z.string(),
  name: text,
  at: requiredDate,
});

/** A registered user as the dashboard lists them: account and profile together. */
export const userRecordSchema = z.object({
  id: z.string(),
  email: text,
  displayName: text,
  firstName: text,
  lastName: text,
  phoneNumber: text,
  photoURL: text,
  provider: text,
  isAdmin: falseByDefault,
  emailVerified: falseByDefault,
  disabled: falseByDefault,
  createdAt: date,
  lastLogin: date,
});

export type UserProfile = z.infer<typeof userProfileSchema>;
export type OnlineUser = z.infer<typeof onlineUserSchema>;
export type Presence = z.infer<typeof presenceSchema>;
export type ItemPresence = z.infer<typeof itemPresenceSchema>;
export type UserRecord = z.infer<typeof userRecordSchema>;

/** The signed-in user. Only an account with a verified e-mail has a session. */
export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  isAdmin: boolean;
  emailVerified: boolean;
}
