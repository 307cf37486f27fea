import type { Records } from '#src/model/base/records.ts';
import { decodeOrThrow, SERVER_TIME } from './converter.ts';
import type { DocumentReader, DocumentWriter } from './port.ts';

/** Replaces every date by the server's time, so that all dates of one write are equal. */
function atServerTime(data: object): object {
  const fields = Object.entries(data) as [string, unknown][];
  return Object.fromEntries(
    fields.map(([field, value]) => [field, value instanceof Date ? SERVER_TIME : value]),
  );
}

/** A transaction as the model decides in it. The rules ask for the server's time in what is written. */
export function recordsOf(transaction: DocumentReader & DocumentWriter): Records {
  return {
    read: async (schema, path) => {
      const stored = await transaction.read(path);
      return stored && decodeOrThrow(schema, stored, path);
    },
    set: (path, record) => transaction.set(path, atServerTime(record)),
    update: (path, changes) => transaction.update(path, atServerTime(changes)),
  };
}
