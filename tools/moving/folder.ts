import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { parseJson } from '#src/model/base/json.ts';
import { manifestSchema, type TakeoutEntry, takeoutPaths } from '#src/model/takeout/layout.ts';

/** Exports and reports hold personal data: nobody else on this machine reads them. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Lies in a folder that is not whole yet, and names the project. */
const UNFINISHED = 'unfinished';

/** The folders that belong to an export alone. */
const PARTS = ['files', 'records', 'schemas', 'choices'];

interface Seen {
  bytes: number;
  sha256: string;
  /** As the store tells it of its own files. */
  md5: string;
}

/** Passes bytes on and notes what they were. */
function watched(): { stream: Transform; seen: () => Seen } {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      sha256.update(chunk);
      md5.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return {
    stream,
    seen: () => ({ bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') }),
  };
}

/** The size and the hashes of a file. */
export async function look(path: string): Promise<Seen> {
  const { stream, seen } = watched();
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _ of chunks);
  });
  return seen();
}

/** A folder that is being filled; what is there already is kept where it is the same. */
export class ExportFolder {
  readonly root: string;
  readonly entries: TakeoutEntry[] = [];

  constructor(root: string) {
    this.root = root;
  }

  async #read(path: string): Promise<string> {
    const place = join(this.root, path);
    return existsSync(place) ? await readFile(place, 'utf8') : '';
  }

  /** The project whose export lies in the folder, whole or not. */
  async #project(): Promise<string> {
    const manifest = parseJson(await this.#read(takeoutPaths.manifest));
    const { data } = z.safeParse(manifestSchema, manifest);
    return data?.project ?? (await this.#read(UNFINISHED));
  }

  /** Begins, or goes on with the export of this project. A folder with anything else in it is left alone. */
  async begin(project: string): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: OWN_FOLDER });
    const isEmpty = readdirSync(this.root).length === 0;
    if (!isEmpty && (await this.#project()) !== project) {
      throw new Problem(
        `${this.root} holds something else.`,
        `Name a folder that is empty, or one of an earlier export of ${project}.`,
      );
    }
    await writeFile(join(this.root, UNFINISHED), project, { mode: OWN_FILE });
    await rm(join(this.root, takeoutPaths.manifest), { force: true });
  }

  /** Writes a file whole, or not at all. */
  async #put(path: string, content: Readable | Iterable<string> | string): Promise<Seen> {
    const place = join(this.root, path);
    const draft = `${place}.part`;
    await mkdir(dirname(place), { recursive: true, mode: OWN_FOLDER });
    const { stream, seen } = watched();
    const source = typeof content === 'string' ? [content] : content;
    await pipeline(source, stream, createWriteStream(draft, { mode: OWN_FILE }));
    await rename(draft, place);
    return seen();
  }

  async write(path: string, content: Readable | Iterable<string> | string): Promise<Seen> {
    const seen = await this.#put(path, content);
    this.#note(path, seen);
    return seen;
  }

  #note(path: string, { bytes, sha256 }: Seen): void {
    this.entries.push({ path, bytes, sha256 });
  }

  /** Writes a file with this checksum, unless it is there. The store has none of some files. */
  async bring(path: string, md5: string, content: () => Readable): Promise<void> {
    const place = join(this.root, path);
    const there = existsSync(place) ? await look(place) : undefined;
    if (there?.md5 === md5) {
      this.#note(path, there);
      return;
    }
    const seen = await this.write(path, content());
    if (md5 !== '' && seen.md5 !== md5) throw new Error(`${path} did not come whole`);
  }

  /** Removes what an earlier export left that is in the shop no more, and writes the manifest last. */
  async finish(manifest: string): Promise<void> {
    const known = new Set(this.entries.map(({ path }) => path));
    for (const part of PARTS) {
      const folder = join(this.root, part);
      if (!existsSync(folder)) continue;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const place = join(entry.parentPath, entry.name);
        const path = relative(this.root, place).split(sep).join('/');
        if (entry.isFile() && !known.has(path)) await rm(place);
      }
    }
    await this.#put(takeoutPaths.manifest, manifest);
    await rm(join(this.root, UNFINISHED));
  }
}
