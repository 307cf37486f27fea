import { formatBytes } from '../base/bytes.ts';
import { MEGABYTE } from '../base/units.ts';
import { pathsInFolders, sanitizeFileName, uniqueNames, zipEntryName } from '../files/names.ts';
import { isAlbum, type ItemType } from '../sale/schema.ts';
import type { PurchasedFile } from './downloads.ts';
import { downloadTexts, type ZipUnit } from './texts.ts';

export const ZIP_PART_MAX_BYTES = 200 * MEGABYTE;

/** One file of an archive. */
export interface ZipEntry {
  id: string;
  /** Its path inside the archive. */
  name: string;
  bytes: number;
}

export function bytesOf(entries: readonly ZipEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

const FOLDERS: Record<ItemType, string> = {
  album: 'high-quality-albums',
  image: 'high-quality-enkeltbilleder',
  // No file of one exists.
  'gift-card': '',
};

/** Identifies a picture among all purchases of a customer. */
export function purchasedFileId({ purchaseId, itemId, imageId }: PurchasedFile): string {
  return [purchaseId, itemId, imageId ?? ''].join('/');
}

/**
 * A purchased picture and the path of the file to pack: the original, or a stamped copy, whose type
 * may differ.
 */
export interface PackedPicture extends PurchasedFile {
  path: string;
}

function nameOf({ title, path }: PackedPicture): string {
  return zipEntryName(title, path);
}

function folderOf(file: PurchasedFile): string[] {
  const { type, itemName, purchaseId, itemId } = file;
  if (!isAlbum(file)) return [FOLDERS[type]];
  // Two albums may have the same title, and the same album may have been bought twice.
  return [FOLDERS[type], `${sanitizeFileName(itemName)}\n${purchaseId}/${itemId}`];
}

/** Gives different folders with the same name unique names. */
function folderNames(folders: readonly string[]): Map<string, string> {
  const different = [...new Set(folders)];
  const names = uniqueNames(different.map((folder) => folder.split('\n', 1)[0] ?? ''));
  return new Map(different.map((folder, index) => [folder, names[index] ?? '']));
}

/** The names of the pictures of one album or order, without folders. */
export function flatNames(files: readonly PackedPicture[]): string[] {
  return uniqueNames(files.map(nameOf));
}

/**
 * The names for all purchases of a customer: a folder for each album and one for single pictures.
 */
export function folderedNames(files: readonly PackedPicture[]): string[] {
  const albums = folderNames(files.filter(isAlbum).map((file) => folderOf(file)[1] ?? ''));
  const folders = files.map((file) => {
    const [area = '', album] = folderOf(file);
    return album === undefined ? area : `${area}/${albums.get(album) ?? ''}`;
  });
  return pathsInFolders(
    files.map((file, index) => ({ folder: folders[index] ?? '', name: nameOf(file) })),
  );
}

/**
 * Splits the entries into parts that fit into memory; an entry larger than that is a part of its
 * own.
 */
export function zipParts(
  entries: readonly ZipEntry[],
  maximumBytes = ZIP_PART_MAX_BYTES,
): ZipEntry[][] {
  const parts: ZipEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const last = parts.at(-1);
    if (last && entry.bytes <= room) last.push(entry);
    else {
      parts.push([entry]);
      room = maximumBytes;
    }
    room -= entry.bytes;
  }
  return parts;
}

/** The file name of an archive or of one of its parts. */
export function zipFileName(title: string, part?: { index: number; count: number }): string {
  const suffix = part && part.count > 1 ? downloadTexts.partSuffix(part.index, part.count) : '';
  return sanitizeFileName(`${title.slice(0, 80)}${suffix}.zip`);
}

export interface ZipManifest {
  /** Lines that describe the archive. */
  head: readonly string[];
  entries: readonly ZipEntry[];
  failed: readonly ZipEntry[];
  /** The names of files that were not found, and of which nothing was packed. */
  missing: readonly string[];
  unit: ZipUnit;
}

/** The contents list in every archive: the packed files and the missing ones. */
export function manifestText({ head, entries, failed, missing, unit }: ZipManifest): string {
  const line = ({ name, bytes }: ZipEntry) => `${name}  (${formatBytes(bytes)})`;
  const total = bytesOf(entries);
  const absent = [...failed.map(({ name }) => name), ...missing];
  // Older editors on Windows recognise only CR LF as a line end.
  return [
    ...head,
    '',
    downloadTexts.manifestCount(entries.length, unit, formatBytes(total)),
    ...entries.map(line),
    ...(absent.length === 0 ? [] : ['', downloadTexts.manifestMissing(unit), ...absent]),
    '',
  ].join('\r\n');
}
