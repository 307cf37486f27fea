import { fileInfo } from '#src/data/storage.ts';
import { MEGABYTE } from '#src/model/base/units.ts';
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
export interface StoredPicture {
  filename: string;
  originalSrc: string;
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

async function bytesOf(file: Blob, start: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, start + PORTION_BYTES).arrayBuffer());
}

/** Reads no further than the first difference; most files differ in size already. */
async function areSame(file: Blob, other: Blob): Promise<boolean> {
  if (file.size !== other.size) return false;
  for (let start = 0; start < file.size; start += PORTION_BYTES) {
    const [bytes, others] = await Promise.all([bytesOf(file, start), bytesOf(other, start)]);
    if (bytes.some((byte, index) => byte !== others[index])) return false;
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

/** Tells whether a chosen file, or one of its name, is known already. */
export async function findRepetition(
  file: File,
  { stored, uploading, chosen }: KnownPictures,
): Promise<Repetition | undefined> {
  let isNameKnown = false;
  for (const other of chosen) {
    if (other === file) break;
    if (await areSame(file, other)) return 'chosen';
    isNameKnown ||= hasName(file, other.name);
  }
  for (const item of uploading) {
    if (await isUploading(file, item)) return 'stored';
    isNameKnown ||= hasName(file, item.job.fileName);
  }
  for (const picture of stored.filter(({ filename }) => hasName(file, filename))) {
    if (await isStored(file, picture)) return 'stored';
    isNameKnown = true;
  }
  return isNameKnown ? 'name' : undefined;
}
