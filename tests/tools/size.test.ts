import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  firebaseInEntry,
  isOver,
  sizeTable,
  type WeighedBundle,
  type WeighedChunk,
  weighSite,
} from '../../tools/size.ts';

function chunk(fileName: string, change: Partial<WeighedChunk> = {}): WeighedChunk {
  return {
    type: 'chunk',
    fileName,
    facadeModuleId: null,
    isEntry: false,
    imports: [],
    dynamicImports: [],
    code: `code of ${fileName}`,
    moduleIds: [],
    ...change,
  };
}

const page = (name: string, change: Partial<WeighedChunk> = {}) =>
  chunk(`${name}.js`, { moduleIds: [`/src/features/x/${name}.tsx`], ...change });

function bundleOf(...files: (WeighedChunk | WeighedBundle[string])[]): WeighedBundle {
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

const bundle = bundleOf(
  chunk('index.js', {
    isEntry: true,
    imports: ['react.js'],
    viteMetadata: { importedCss: new Set(['index.css']) },
  }),
  chunk('react.js', { imports: ['index.js'] }),
  chunk('grid.js', { imports: ['react.js'] }),
  page('HomePage', { viteMetadata: { importedCss: new Set(['home.css']) } }),
  page('AlbumsPage', { imports: ['grid.js', 'index.js'] }),
  page('SingleImagesPage', { imports: ['grid.js'] }),
  page('PortfolioPage'),
  page('ClientGalleryPage'),
  page('PricesPage', { imports: ['data.js'] }),
  page('ContactPage', { imports: ['react.js', 'data.js', 'form.js'] }),
  chunk('data.js'),
  chunk('form.js'),
  { type: 'asset', fileName: 'index.css', source: 'a{color:red}' },
  { type: 'asset', fileName: 'home.css', source: 'b{color:red}' },
);

const gzip = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

test('a part weighs what it needs and nobody has fetched before, file by file', () => {
  const weights = new Map(weighSite(bundle, 'c{}').map((weight) => [weight.name, weight.gzip]));
  const entry = gzip('code of index.js', 'code of react.js');
  expect(weights.get('Application (entry, static imports)')).toBe(entry);
  const album = gzip('code of AlbumsPage.js', 'code of grid.js');
  expect(weights.get('AlbumsPage, besides the application')).toBe(album);
  const form = gzip('code of ContactPage.js', 'code of form.js');
  expect(weights.get('Contact form, besides PricesPage')).toBe(form);
  const styles = gzip('c{}', 'a{color:red}', 'b{color:red}');
  expect(weights.get('Styles of the front page')).toBe(styles);
});

test('a page that is not there cannot be within its budget', () => {
  const rest = Object.values(bundle).filter(({ fileName }) => fileName !== 'PortfolioPage.js');
  expect(() => weighSite(bundleOf(...rest), '')).toThrow('The bundle has no PortfolioPage');
});

test('Firebase is found in what all visitors load, and not in what is fetched later', () => {
  const sdk = ['/p/node_modules/@firebase/app/index.js', '/p/node_modules/firebase/app.js'];
  const sdkChunk = chunk('sdk.js', { moduleIds: ['/p/src/data/errors.ts', ...sdk] });
  const entry = (change: object) =>
    bundleOf(chunk('index.js', { isEntry: true, ...change }), sdkChunk);
  expect(firebaseInEntry(entry({ imports: ['sdk.js'] }))).toEqual(sdk);
  expect(firebaseInEntry(entry({ dynamicImports: ['sdk.js'] }))).toEqual([]);
});

test.each([
  [{ budget: 99 }, true],
  [{ budget: 100 }, false],
  [{}, false],
  [{ maxFiles: 80 }, false],
  [{ maxFiles: 79 }, true],
])('80 files of 100 bytes are over %j: %s', (limits, isIt) => {
  const weight = { name: 'Site', files: 80, gzip: 100, brotli: 90, ...limits };
  expect(isOver(weight)).toBe(isIt);
  expect(sizeTable([weight]).includes('OVER')).toBe(isIt);
});
