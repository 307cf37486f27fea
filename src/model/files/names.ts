import { shorten } from '../base/text.ts';
import { toSlug } from '../catalogue/titles.ts';
import { hasForbiddenWord } from './urlPolicy.ts';

export const FILE_NAME_MAX_LENGTH = 100;
export const FILE_NAME_PREVIEW_LENGTH = 15;

/** Characters that file systems refuse, and invisible ones that could disguise a name. */
const ILLEGAL = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]/gu;
const RESERVED_BY_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const EXTENSION = /\.([A-Za-z0-9]{1,5})$/;
const ZIP_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'];
const DEFAULT_EXTENSION = 'jpg';

function splitExtension(name: string): { base: string; extension: string } {
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - extension.length), extension };
}

/** The name of a file as it is, if every operating system can save it: at most 100 characters, with its extension kept. */
export function keptFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(ILLEGAL, '_')
    .replace(/^\.+/, '_')
    .replace(/(?<![. ])[. ]+$/, '_');
  const safe = clean === '' || RESERVED_BY_WINDOWS.test(clean) ? `_${clean}` : clean;
  const { base, extension } = splitExtension(safe);
  return truncate(base, FILE_NAME_MAX_LENGTH - extension.length) + extension;
}

/** The same without spaces, for names of our own. */
export const sanitizeFileName = (name: string): string => keptFileName(name.replace(/\s/gu, '_'));

/** Cuts by UTF-16 length without splitting a surrogate pair. */
function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The extension for a picture inside a ZIP: its own when known, else jpg. */
export function imageExtension(nameOrPath: string): string {
  const path = nameOrPath.split(/[?#]/, 1)[0] ?? '';
  const extension = EXTENSION.exec(path)?.[1]?.toLowerCase();
  return extension && ZIP_EXTENSIONS.includes(extension) ? extension : DEFAULT_EXTENSION;
}

/** The name of a picture inside a ZIP. */
export function zipEntryName(title: string, source: string): string {
  const extension = `.${imageExtension(source)}`;
  const name = sanitizeFileName(title);
  const base = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return truncate(base, FILE_NAME_MAX_LENGTH - extension.length) + extension;
}

/** Numbers repeated names, ignoring case. */
export function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const { base, extension } = splitExtension(name);
    let unique = name;
    for (let count = 2; used.has(unique.toLowerCase()); count += 1) {
      const suffix = `_${count}${extension}`;
      unique = truncate(base, FILE_NAME_MAX_LENGTH - suffix.length) + suffix;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}

/** The paths of files in an archive, whose names are numbered where they repeat in a folder. */
export function pathsInFolders(files: readonly { folder: string; name: string }[]): string[] {
  const paths = files.map(({ name }) => name);
  for (const folder of new Set(files.map((file) => file.folder))) {
    const own = [...files.keys()].filter((index) => files[index]?.folder === folder);
    const unique = uniqueNames(own.map((index) => paths[index] ?? ''));
    own.forEach((index, place) => {
      const name = unique[place] ?? '';
      paths[index] = folder === '' ? name : `${folder}/${name}`;
    });
  }
  return paths;
}

/** The name of the ZIP with all purchases of a customer. */
export function completeZipName(email: string, dateText: string): string {
  const customer = email.split('@', 1)[0]?.trim() ?? '';
  return sanitizeFileName(`${customer === '' ? 'Kunde' : customer}_Billeder_${dateText}.zip`);
}

/** A file name shortened for previews. */
export function previewFileName(name: string): string {
  return shorten(name, FILE_NAME_PREVIEW_LENGTH);
}

/** The storage folder of an album or picture: its title without the words that mark originals. */
export function projectFolder(title: string, fallback: string): string {
  const words = toSlug(title).split('-');
  const allowed = words.filter((word) => word !== '' && !hasForbiddenWord(word));
  const folder = allowed.join('-');
  return folder === '' || hasForbiddenWord(folder) ? fallback : folder;
}
