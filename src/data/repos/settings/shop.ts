import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { publicSettingsSchema } from '#src/model/settings/schema.ts';
import type { Issuer } from '#src/model/vouchers/issueVoucher.ts';
import { decodeOrThrow } from '../../firestore/converter.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';
import type { DocumentReader } from '../../firestore/port.ts';

const path = documents.publicSettings.build();
const schema = publicSettingsSchema(site);

/** The public settings, with what nobody has saved taken from `site.config.json`. */
export const { get, watch, update } = documentRepo({
  path,
  schema,
  timeField: 'updatedAt',
});

/** They change while a page is open, for those whose consent allows a listener. */
export const current = { read: get, watch, while: 'consented' } as const;

/** The shop at the moment of a transaction that issues an invoice. */
export async function readIssuer(transaction: DocumentReader): Promise<Issuer> {
  const stored = await transaction.read(path);
  return { ...site, ...(stored ? decodeOrThrow(schema, stored, path) : schema.parse({})) };
}
