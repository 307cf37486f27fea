import { isDisplayableUrl, STORAGE_ORIGINS } from '../../../src/model/files/urlPolicy.ts';
import { storageOrigin } from '../env.ts';

const publicOrigins = [...STORAGE_ORIGINS, storageOrigin];

/** The fields that only administrators and the server read. */
const CLOSED_FIELDS: readonly string[] = ['originalSrc', 'filename', 'hasPreview', 'formerSlugs'];

/** The fields of a record that name a file. */
const FILE_FIELD = /url$|src$/i;

function valueForPublic(name: string, value: unknown): unknown {
  if (typeof value === 'string' && FILE_FIELD.test(name)) {
    return isDisplayableUrl(value, publicOrigins) ? value : '';
  }
  if (Array.isArray(value)) {
    const values: unknown[] = value.map((each) => valueForPublic(name, each));
    const isFile = (each: unknown) => (Object(each) as { url?: unknown }).url !== '';
    return name === 'sources' ? values.filter(isFile) : values;
  }
  const isMap = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isMap ? forPublic(value) : value;
}

/** A record without closed fields, and of its files only the public, watermarked ones. */
export function forPublic<Item extends object>(item: Item): Item {
  const entries = Object.entries(item).filter(([name]) => !CLOSED_FIELDS.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, valueForPublic(name, value)]),
  ) as Item;
}
