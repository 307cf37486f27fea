import type { AppFiles, PageFiles } from './earlyAssets.ts';

/** The part of a chunk of Vite's bundle that is read here. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

export type Bundle = Readonly<Record<string, Chunk | { type: 'asset'; fileName: string }>>;

/** Returns the chunks of a bundle, without its other files. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** Returns a chunk with all chunks that it imports before it runs. */
export function withImports(bundle: Bundle, start: Chunk): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  visit(start);
  return [...found];
}

/** Returns the chunk in which the application begins. */
export function entryOf(bundle: Bundle): Chunk {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry');
  return entry;
}

const HOME_PAGE = /\/src\/features\/home\/HomePage\.tsx$/;
const WALL_QUESTION = /\/src\/features\/consent\/CookieBanner\.tsx$/;
const CHOICE_QUESTION = /\/src\/features\/consent\/ChoiceBanner\.tsx$/;
const DASHBOARD = '/src/app/AdminArea.tsx';

function filesOf(chunks: readonly Chunk[], except: readonly Chunk[] = []): PageFiles {
  const own = chunks.filter((chunk) => !except.includes(chunk));
  const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return {
    scripts: [...new Set(own)].map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((name) => `/${name}`),
  };
}

/** Lists the files that index.html fetches to start the application. */
export function appFiles(bundle: Bundle): AppFiles {
  const entry = entryOf(bundle);
  const all = withImports(bundle, entry);
  const addition = (module: RegExp): PageFiles => {
    const chunks = chunksOf(bundle).filter(({ moduleIds }) =>
      moduleIds.some((id) => module.test(id)),
    );
    return filesOf(
      chunks.flatMap((chunk) => withImports(bundle, chunk)),
      all,
    );
  };
  return {
    entry: `/${entry.fileName}`,
    all: filesOf(all),
    home: addition(HOME_PAGE),
    question: { wall: addition(WALL_QUESTION), choice: addition(CHOICE_QUESTION) },
  };
}

/** Returns the chunks that visitors and customers can come to, at once or later. */
function publicChunks(bundle: Bundle): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    if (chunk.facadeModuleId?.endsWith(DASHBOARD)) return;
    found.add(chunk);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit(entryOf(bundle).fileName);
  return [...found];
}

/** Lists the files of everything but the dashboard. The service worker keeps them, so that a tab never loses them. */
export function publicFiles(bundle: Bundle): string[] {
  const { scripts, styles } = filesOf(publicChunks(bundle));
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...scripts, ...styles, ...fonts.map((name) => `/${name}`)].toSorted();
}
