import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Chunk, chunksOf, entryOf, withImports } from './page/bundle.ts';
import { columns } from './table.ts';
import { buildInMemory } from './build.ts';
import { readFirstPage } from './page/earlyAssets.ts';

/** A chunk with its code and the names of its modules. */
export interface WeighedChunk extends Chunk {
  code: string;
  moduleIds: readonly string[];
}

interface WeighedAsset {
  type: 'asset';
  fileName: string;
  source: string | Uint8Array;
}

export type WeighedBundle = Readonly<Record<string, WeighedChunk | WeighedAsset>>;

const KILOBYTE = 1000;

/** Largest size of each part, in bytes of gzip. */
const BUDGETS = {
  entry: 95 * KILOBYTE,
  gallery: 45 * KILOBYTE,
  clientGallery: 80 * KILOBYTE,
  contact: 25 * KILOBYTE,
  styles: 12 * KILOBYTE,
} as const;

/**
 * Largest number of script files of the whole site: each is a request, a place in a cache, and can be lost.
 * What a shop may switch on has files of its own, which others never ask for.
 */
const MAX_FILES = 90;

interface Weight {
  name: string;
  /** Number of files, each of them a request. */
  files: number;
  gzip: number;
  brotli: number;
  /** A part without a budget is only shown. */
  budget?: number;
  maxFiles?: number;
}

/** A page with content and no form, which the contact page is compared with. */
const PLAIN_PAGE = 'PricesPage';
const GALLERIES = ['AlbumsPage', 'SingleImagesPage', 'PortfolioPage'];
const FIREBASE = /\/node_modules\/@?firebase\//;

/** Counts files, and returns their size compressed one by one. */
export function weigh(
  contents: readonly (string | Uint8Array)[],
): Pick<Weight, 'files' | 'gzip' | 'brotli'> {
  const sum = (compress: (content: string | Uint8Array) => Buffer): number =>
    contents.reduce((total, content) => total + compress(content).length, 0);
  return { files: contents.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
}

function closure(bundle: WeighedBundle, start: Chunk): WeighedChunk[] {
  return withImports(bundle, start) as WeighedChunk[];
}

function pageChunk(bundle: WeighedBundle, page: string): Chunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/${page}.tsx`)),
  );
  if (!chunk) throw new Error(`The bundle has no ${page}`);
  return chunk;
}

/** Returns the chunks that a page adds to the application, and to another page if one is given. */
function addition(bundle: WeighedBundle, page: string, beyond?: string): WeighedChunk[] {
  const starts = [entryOf(bundle), ...(beyond ? [pageChunk(bundle, beyond)] : [])];
  const there = new Set(starts.flatMap((start) => closure(bundle, start)));
  return closure(bundle, pageChunk(bundle, page)).filter((chunk) => !there.has(chunk));
}

const codeOf = (chunks: readonly WeighedChunk[]): string[] => chunks.map(({ code }) => code);

function stylesOf(bundle: WeighedBundle, chunks: readonly WeighedChunk[]): (string | Uint8Array)[] {
  const names = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [...names].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? [file.source] : [];
  });
}

/** Weighs every part that has a budget. */
export function weighSite(bundle: WeighedBundle, inlineStyles: string): Weight[] {
  const entry = closure(bundle, entryOf(bundle));
  const firstPage = [...entry, ...addition(bundle, 'HomePage')];
  const styles = [inlineStyles, ...stylesOf(bundle, firstPage)];
  const added = (page: string, budget: number): Weight => ({
    name: `${page}, besides the application`,
    ...weigh(codeOf(addition(bundle, page))),
    budget,
  });
  return [
    { name: 'Application (entry, static imports)', ...weigh(codeOf(entry)), budget: BUDGETS.entry },
    ...GALLERIES.map((page) => added(page, BUDGETS.gallery)),
    added('ClientGalleryPage', BUDGETS.clientGallery),
    {
      name: `Contact form, besides ${PLAIN_PAGE}`,
      ...weigh(codeOf(addition(bundle, 'ContactPage', PLAIN_PAGE))),
      budget: BUDGETS.contact,
    },
    { name: 'Styles of the front page', ...weigh(styles), budget: BUDGETS.styles },
    { name: 'HomePage, besides the application', ...weigh(codeOf(addition(bundle, 'HomePage'))) },
    {
      name: 'All scripts',
      ...weigh(codeOf(chunksOf(bundle) as WeighedChunk[])),
      maxFiles: MAX_FILES,
    },
  ];
}

/** Returns the modules of the Firebase SDK that every visitor would load. */
export function firebaseInEntry(bundle: WeighedBundle): string[] {
  const entry = closure(bundle, entryOf(bundle));
  return entry.flatMap(({ moduleIds }) => moduleIds.filter((id) => FIREBASE.test(id)));
}

export function isOver({ files, maxFiles = Infinity, gzip, budget = Infinity }: Weight): boolean {
  return files > maxFiles || gzip > budget;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Sets the weights with their budgets in columns. */
export function sizeTable(weights: readonly Weight[]): string {
  const rows = weights.map((weight) => {
    const { name, files, gzip, brotli, budget, maxFiles } = weight;
    const limits = [budget && kilobytes(budget), maxFiles && `${maxFiles} files`].filter(Boolean);
    const limit = limits.length === 0 ? [] : [limits.join(', '), isOver(weight) ? 'OVER' : 'ok'];
    return [name, String(files), kilobytes(gzip), kilobytes(brotli), ...limit];
  });
  return columns([['', 'files', 'gzip', 'brotli', 'budget'], ...rows]);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const bundle: WeighedBundle = await buildInMemory(root);
  const { styles } = await readFirstPage(root);
  const weights = weighSite(bundle, styles);
  const firebase = firebaseInEntry(bundle);
  console.log(sizeTable(weights));
  for (const module of firebase) console.log(`The application holds a part of Firebase: ${module}`);
  process.exitCode = firebase.length > 0 || weights.some(isOver) ? 1 : 0;
}
