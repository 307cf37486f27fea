import { bring } from './bringFile.ts';
import { reloadIfReplaced, reloadOnce } from './reload.ts';

/** The browser remembers an earlier failure of a script that is there by now: only a reload helps. */
export class PartLost extends TypeError {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super('Failed to fetch a part of the site', { cause });
    this.file = file;
  }
}

async function bringAll(urls: readonly string[]): Promise<void> {
  try {
    await Promise.all(urls.map((url) => bring(url)));
  } catch (thrown) {
    void reloadIfReplaced();
    throw thrown;
  }
}

/** Browsers throw a TypeError for a script that they could not fetch; the errors of its code are left as they are. */
function isLost(thrown: unknown): boolean {
  return thrown instanceof TypeError && /imported module|module script/i.test(thrown.message);
}

/**
 * Loads a part of the application that is fetched when it is needed. The build puts every dynamic
 * `import()` into such a call (`tools/page/partLoaderPlugin.ts`), with the files of the part.
 */
export async function loadPart<Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const urls = files.map((file) => `/${file}`);
  await bringAll(urls);
  try {
    return await importPart();
  } catch (thrown) {
    if (!isLost(thrown)) throw thrown;
    const [file = ''] = urls;
    void reloadOnce(file);
    throw new PartLost(file, thrown);
  }
}
