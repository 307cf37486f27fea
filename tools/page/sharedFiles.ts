import { join } from 'node:path';
import { FILES } from './sharedFileList.ts';

const BRACES = /^(?<before>.*)\{(?<names>.*)\}(?<after>.*)$/;
const PACKAGES = '/node_modules/';

/** Returns the beginnings of paths that a pattern stands for. */
export function beginningsOf(pattern: string): string[] {
  const { before = '', names, after = '' } = BRACES.exec(pattern)?.groups ?? {};
  return names?.split(',').map((name) => `${before}${name}${after}`) ?? [pattern];
}

/** Returns a module's path as `FILES` names it: from the package's name, or from `src`. */
function shortPath(id: string, root: string): string {
  const start = id.lastIndexOf(PACKAGES);
  return start === -1 ? id.slice(join(root, '/').length) : id.slice(start + PACKAGES.length);
}

function startsWithOneOf(patterns: readonly string[]): (path: string) => boolean {
  const beginnings = patterns.flatMap(beginningsOf);
  return (path) => beginnings.some((beginning) => path.startsWith(beginning));
}

/** Tells the bundler which modules travel in one file when more than one lazy part reads them. */
export function sharedFiles(root: string) {
  return FILES.map(({ name, holds, except = [], takesParts = false }, index) => {
    const isHeld = startsWithOneOf(holds);
    const isExcepted = startsWithOneOf(except);
    return {
      name,
      test: (id: string): boolean => {
        const path = shortPath(id, root);
        return isHeld(path) && !isExcepted(path);
      },
      minShareCount: takesParts ? 1 : 2,
      priority: FILES.length - index,
    };
  });
}
