import { chunksOf, entryOf, withImports, type Bundle, type Chunk } from './bundle.ts';
import type { AppFiles, PageFiles } from './earlyScript.ts';

const HOME_PAGE = '/src/features/home/HomePage.tsx';
/** The pages and whatever they fetch later; not the dashboard, and not the SDK. */
const PUBLIC_PART = /\/src\/(?:app|features|ui)\/(?!AdminLayout|guards\/)/;

function filesOf(chunks: readonly Chunk[], except: readonly Chunk[] = []): PageFiles {
  const own = chunks.filter((chunk) => !except.includes(chunk));
  const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return {
    scripts: own.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((name) => `/${name}`),
  };
}

/** What index.html fetches to start the application. */
export function appFiles(bundle: Bundle): AppFiles {
  const entry = entryOf(bundle);
  const all = withImports(bundle, entry);
  const home = chunksOf(bundle)
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(HOME_PAGE))
    .flatMap((chunk) => withImports(bundle, chunk));
  return { entry: `/${entry.fileName}`, all: filesOf(all), home: filesOf(home, all) };
}

/** What the public pages are made of, kept by the service worker: a tab never loses them. */
export function publicFiles(bundle: Bundle): string[] {
  const pages = chunksOf(bundle).filter(({ facadeModuleId }) =>
    PUBLIC_PART.test(facadeModuleId ?? ''),
  );
  const chunks = [entryOf(bundle), ...pages].flatMap((chunk) => withImports(bundle, chunk));
  const { scripts, styles } = filesOf([...new Set(chunks)]);
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return [...scripts, ...styles, ...fonts.map((name) => `/${name}`)].toSorted();
}
