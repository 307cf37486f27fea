import { localGiftCards } from '../../../src/config/local.ts';
import { site } from '../../../src/config/site.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import type { OrderMailKind } from '../../../src/model/mails/orderMailRules.ts';
import { closedSettingsSchema, type ClosedSettings } from '../../../src/model/settings/closed.ts';
import { publicSettingsSchema, type PublicSettings } from '../../../src/model/settings/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { isEmulated } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';

/** The local functions serve sites of every choice: what nobody has saved is on. */
const builtIn = isEmulated
  ? { ...site, discounts: true, giftCards: site.giftCards || localGiftCards }
  : site;

/** The public settings, with what nobody has saved taken from `site.config.json`. */
export const shopSchema = publicSettingsSchema(builtIn);

/** A mail or a voucher may lag this much behind a change; in the emulator they do not. */
const CACHE_MS = isEmulated ? 0 : 10 * SECOND_MS;

let cached: { shop: PublicSettings; readAt: number } | undefined;

/** The shop as it is stored at this moment. */
export async function readShop(): Promise<PublicSettings> {
  const stored = await firestore().doc(documents.publicSettings.build()).get();
  return decodeSnapshot(shopSchema, stored) ?? shopSchema.parse({});
}

/** The shop as the photographer has set it up. */
export async function currentShop(): Promise<PublicSettings> {
  const now = Date.now();
  if (cached && now - cached.readAt < CACHE_MS) return cached.shop;
  const shop = await readShop();
  cached = { shop, readAt: now };
  return shop;
}

/** What administrators alone read. */
export async function closedSettings(): Promise<ClosedSettings> {
  const stored = await firestore().doc(documents.closedSettings.build()).get();
  return decodeSnapshot(closedSettingsSchema, stored) ?? closedSettingsSchema.parse({});
}

/** The photographer's own words in a mail; empty for none. */
export async function ownWordsOf(
  kind: OrderMailKind,
): Promise<Record<'opening' | 'closing', string>> {
  const { openings, closings } = await closedSettings();
  return { opening: openings[kind] ?? '', closing: closings[kind] ?? '' };
}
