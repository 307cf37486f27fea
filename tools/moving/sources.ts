import { openAsBlob } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { Problem } from 'local-firebase/problem';
import type { FoundFile } from '#src/model/moving/groups.ts';
import { namesApart } from '#src/model/moving/places.ts';
import { readZip } from '#src/model/moving/zipArchive.ts';

interface Source extends FoundFile {
  open: () => Promise<Blob>;
}

const isZip = (path: string): boolean => /\.zip$/i.test(path);

async function inZip(file: string, path: string): Promise<Source[]> {
  try {
    const entries = await readZip(await openAsBlob(file));
    return entries.map((entry) => ({ ...entry, path: `${path}/${entry.path}` }));
  } catch {
    throw new Problem(`${file} is no ZIP, or a broken one.`, 'Download it again, or leave it out.');
  }
}

async function oneFile(file: string, path: string): Promise<Source[]> {
  if (isZip(path)) return inZip(file, path);
  const { size, mtimeMs } = await stat(file);
  return [
    { path, bytes: size, modified: mtimeMs, open: async () => new Blob([await readFile(file)]) },
  ];
}

async function below(folder: string, name: string): Promise<Source[]> {
  const found: Source[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = join(name, relative(folder, file)).split(sep).join('/');
    found.push(...(await oneFile(file, path)));
  }
  return found;
}

/** The files below folders and in ZIPs, each with its way to open it. */
export async function findSources(places: readonly string[]) {
  const sources = new Map<string, Source>();
  const paths = places.map((place) => resolve(place));
  const names = namesApart(paths.map((path) => basename(path)));
  for (const [index, path] of paths.entries()) {
    const name = names[index] ?? '';
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new Problem(`${path} is neither a folder nor a ZIP.`);
    const files = found.isDirectory() ? await below(path, name) : await oneFile(path, name);
    for (const source of files) sources.set(source.path, source);
  }
  return {
    files: Array.from(sources.values(), ({ path, bytes, modified }): FoundFile => ({
      path,
      bytes,
      modified,
    })),
    open: async ({ path }: FoundFile) => (await sources.get(path)?.open()) ?? new Blob(),
  };
}
