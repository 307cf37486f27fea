import { fileInfo } from '#src/data/files/storage.ts';
import { MEGABYTE } from '#src/model/base/units.ts';
import type { ReplacedPicture } from './queue/replacement.ts';
import type { UploadItem } from './queue/uploadState.ts';

/** The place where a chosen file is found a second time. */
export type Repetition =
  /** The same file has been uploaded, or is being uploaded. */
  | 'stored'
  /** The same file has been chosen twice. */
  | 'chosen'
  /** Another file has its name; cameras count from the beginning again. */
  | 'name';

/** The picture of a record, with the name of the file that was uploaded. */
export interface StoredPicture extends ReplacedPicture {
  filename: string;
}

/** A file that is found a second time. */
export interface RepeatedFile {
  kind: Repetition;
  /** The stored picture that it can replace; undefined when there is none, or more than one. */
  stored?: StoredPicture | undefined;
}

/** The pictures that a chosen file is compared with. */
export interface KnownPictures {
  stored: readonly StoredPicture[];
  uploading: readonly UploadItem[];
  /** In the order in which they were chosen. */
  chosen: readonly File[];
}

/** Names are compared as most disks do: without regard to case and to how accents are composed. */
function hasName(file: File, name: string): boolean {
  return comparable(file.name) === comparable(name);
}

function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Two files are compared in portions, so that large ones do not fill the memory. */
const PORTION_BYTES = MEGABYTE;

function portionOf(file: Blob, start: number): Promise<ArrayBuffer> {
  return file.slice(start, start + PORTION_BYTES).arrayBuffer();
}

/** Compares four bytes at a time: two large files of the same content would keep the page waiting. */
function haveSameBytes(first: ArrayBuffer, second: ArrayBuffer): boolean {
  const count = Math.floor(first.byteLength / 4);
  const [words, otherWords] = [new Uint32Array(first, 0, count), new Uint32Array(second, 0, count)];
  for (let index = 0; index < count; index += 1) {
    if (words[index] !== otherWords[index]) return false;
  }
  const others = new Uint8Array(second, 4 * count);
  return new Uint8Array(first, 4 * count).every((byte, index) => byte === others[index]);
}

/** Reads no further than the first difference; most files differ in size already. */
async function areSame(file: Blob, other: Blob): Promise<boolean> {
  if (file.size !== other.size) return false;
  for (let start = 0; start < file.size; start += PORTION_BYTES) {
    const [bytes, others] = await Promise.all([portionOf(file, start), portionOf(other, start)]);
    if (!haveSameBytes(bytes, others)) return false;
  }
  return true;
}

async function isUploading(file: File, { job, ...item }: UploadItem): Promise<boolean> {
  if (item.file) return areSame(file, item.file);
  return hasName(file, job.fileName) && file.size === item.fileSize;
}

/** A stored original counts as the same file by its name and size: it would take long to fetch. */
async function isStored(file: File, { originalSrc }: StoredPicture): Promise<boolean> {
  try {
    const info = originalSrc === '' ? undefined : await fileInfo(originalSrc);
    return info?.bytes === file.size;
  } catch (thrown) {
    // Then only the name is known to be the same, and the photographer decides.
    console.warn('A stored picture could not be compared with a chosen file', thrown);
    return false;
  }
}

/** The same file among the stored pictures of its name, or else the only one of that name. */
async function findStored(
  file: File,
  stored: readonly StoredPicture[],
): Promise<RepeatedFile | undefined> {
  const named = stored.filter(({ filename }) => hasName(file, filename));
  for (const picture of named) {
    if (await isStored(file, picture)) return { kind: 'stored', stored: picture };
  }
  if (named.length === 0) return undefined;
  return { kind: 'name', stored: named.length === 1 ? named[0] : undefined };
}

/** Tells whether a chosen file, or one of its name, is known already. */
export async function findRepetition(
  file: File,
  { stored, uploading, chosen }: KnownPictures,
): Promise<RepeatedFile | undefined> {
  let isNameKnown = false;
  for (const other of chosen) {
    if (other === file) break;
    if (await areSame(file, other)) return { kind: 'chosen' };
    isNameKnown ||= hasName(file, other.name);
  }
  for (const item of uploading) {
    if (await isUploading(file, item)) return { kind: 'stored' };
    isNameKnown ||= hasName(file, item.job.fileName);
  }
  return (await findStored(file, stored)) ?? (isNameKnown ? { kind: 'name' } : undefined);
}
