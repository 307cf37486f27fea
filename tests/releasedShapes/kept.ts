import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents of a version, as its shops have stored them. */
export type KeptDocuments = Readonly<Record<string, object>>;

const DATE = '$date';

/** JSON knows no dates: they are kept as `{ "$date": "2026-11-29T…" }`. */
export function toKept(documents: KeptDocuments): string {
  return `${JSON.stringify(withDates(documents), null, 2)}\n`;
}

function withDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.toISOString() };
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

function revive(_: string, value: unknown): unknown {
  const isDate = typeof value === 'object' && value !== null && DATE in value;
  return isDate ? new Date(String(value[DATE])) : value;
}

/** Every version whose documents are kept. */
export const keptVersions: readonly string[] = readdirSync(import.meta.dirname).flatMap(
  (name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? [],
);

export function readKept(version: string): KeptDocuments {
  const file = join(import.meta.dirname, `${version}.json`);
  return JSON.parse(readFileSync(file, 'utf8'), revive) as KeptDocuments;
}
