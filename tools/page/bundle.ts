/** What is asked of a chunk of Vite's bundle. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

export type Bundle = Readonly<Record<string, Chunk | { type: 'asset'; fileName: string }>>;

/** The chunks of a bundle, without its other files. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** A chunk with everything that it imports before it runs. */
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

/** The chunk in which the application begins. */
export function entryOf(bundle: Bundle): Chunk {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry');
  return entry;
}
