import type { FoundFile } from '#src/model/moving/groups.ts';
import { namesApart } from '#src/model/moving/places.ts';
import { readZip } from '#src/model/moving/zipArchive.ts';
import { filesBelow } from '../uploads/PictureDrop.tsx';

interface PlacedFile {
  path: string;
  file: File;
}

/** Files that were chosen together, and the ways to open them and those inside their ZIPs. */
export interface ChosenFiles {
  files: FoundFile[];
  /** The names of ZIPs that cannot be read. */
  brokenZips: string[];
  open: (file: FoundFile) => Promise<Blob>;
}

/** Puts the names of folders and files that were chosen together apart; two may have the same. */
function placedApart(chosen: readonly (readonly PlacedFile[])[]): PlacedFile[] {
  const rootOf = (path = '') => path.split('/')[0] ?? '';
  const names = namesApart(chosen.map(([first]) => rootOf(first?.path)));
  return chosen.flatMap((files, index) =>
    files.map(({ path, file }) => ({
      path: `${names[index]}${path.slice(rootOf(path).length)}`,
      file,
    })),
  );
}

/** The files of a chosen folder, or single ones. */
export function placedFiles(files: Iterable<File>): PlacedFile[] {
  const placed = Array.from(files, (file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
  const isFolder = placed.some(({ path }) => path.includes('/'));
  return isFolder ? placed : placedApart(placed.map((each) => [each]));
}

/** The files of everything that was dropped. The browser empties the list after the event. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  const plain = placedFiles(files);
  const found = entries.filter((entry) => entry !== null);
  return found.length > 0 ? placedApart(await Promise.all(found.map(filesBelow))) : plain;
}

/** Looks into the ZIPs among the chosen files. */
export async function openChosen(placed: readonly PlacedFile[]): Promise<ChosenFiles> {
  const ways = new Map<string, () => Promise<Blob>>();
  const files: FoundFile[] = [];
  const brokenZips: string[] = [];
  const add = (path: string, bytes: number, open: () => Promise<Blob>) => {
    files.push({ path, bytes });
    ways.set(path, open);
  };
  for (const { path, file } of placed) {
    if (!/\.zip$/i.test(path)) {
      add(path, file.size, () => Promise.resolve(file));
      continue;
    }
    try {
      for (const entry of await readZip(file))
        add(`${path}/${entry.path}`, entry.bytes, entry.open);
    } catch (thrown) {
      console.warn('A ZIP could not be read', thrown);
      brokenZips.push(path);
    }
  }
  return {
    files,
    brokenZips,
    open: async ({ path }) => (await ways.get(path)?.()) ?? new Blob(),
  };
}
