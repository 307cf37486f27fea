import * as z from 'zod/mini';
import { date, text } from '../base/schema.ts';
import { pathTemplate } from '../base/paths.ts';

/** A browser of an administrator that takes pushes. */
export const pushDeviceSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** The id of the installation, under which Firebase Cloud Messaging knows it. */
  fid: z.string(),
  /** What its owner knows it by. */
  name: text,
  createdAt: date,
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDeviceDocument = pathTemplate('push-devices/{deviceId}');

/** Longer than any id of Firebase, which have 22 characters. */
export const FID_MAX_LENGTH = 100;

export const DEVICE_NAME_MAX_LENGTH = 60;

/** The first that fits: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers = {
  Edge: /\bEdg/,
  Opera: /\bOPR\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /(?:Chrome|CriOS)\//,
  Safari: /\bSafari\//,
} as const;

const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  Mac: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
} as const;

function firstOf(names: Readonly<Record<string, RegExp>>, userAgent: string): string | undefined {
  return Object.entries(names).find(([, sign]) => sign.test(userAgent))?.[0];
}

/** Names a browser by what it says of itself, such as "Chrome, Android". */
export function deviceName(userAgent: string): string {
  const names = [firstOf(browsers, userAgent), firstOf(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(', ');
}
