import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  firebaseInEntry,
  isOver,
  sizeTable,
  weigh,
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

describe('weighSite', () => {
  const weights = new Map(weighSite(bundle, 'c{}').map((weight) => [weight.name, weight.gzip]));

  test('the application is the entry with what it imports, once', () => {
    expect(weights.get('Application (entry, static imports)')).toBe(
      gzip('code of index.js', 'code of react.js'),
    );
  });

  test('a page weighs what the application does not have already', () => {
    expect(weights.get('AlbumsPage, besides the application')).toBe(
      gzip('code of AlbumsPage.js', 'code of grid.js'),
    );
  });

  test('the contact form weighs what a page without a form does not have', () => {
    expect(weights.get('Contact form, besides PricesPage')).toBe(
      gzip('code of ContactPage.js', 'code of form.js'),
    );
  });

  test('the styles are those in the page, of the application and of the front page', () => {
    expect(weights.get('Styles of the front page')).toBe(
      gzip('c{}', 'a{color:red}', 'b{color:red}'),
    );
  });

  test('a page that is not there cannot be within its budget', () => {
    const files = Object.entries(bundle).filter(([name]) => name !== 'PortfolioPage.js');
    const rest = Object.fromEntries(files);
    expect(() => weighSite(rest, '')).toThrow('The bundle has no PortfolioPage');
  });
});

describe('firebaseInEntry', () => {
  const sdk = ['/p/node_modules/@firebase/app/index.js', '/p/node_modules/firebase/app.js'];

  test('names every module that all visitors would load', () => {
    const heavy = bundleOf(
      chunk('index.js', { isEntry: true, imports: ['shared.js'] }),
      chunk('shared.js', { moduleIds: ['/p/src/data/errors.ts', ...sdk] }),
    );
    expect(firebaseInEntry(heavy)).toEqual(sdk);
  });

  test('has nothing against chunks that are fetched when they are needed', () => {
    const light = bundleOf(
      chunk('index.js', { isEntry: true, dynamicImports: ['sdk.js'] }),
      chunk('sdk.js', { moduleIds: sdk }),
    );
    expect(firebaseInEntry(light)).toEqual([]);
  });
});

describe('isOver', () => {
  const weight = { name: 'a', files: 1, gzip: 100, brotli: 90 };
  test.each([
    [99, true],
    [100, false],
    [undefined, false],
  ])('with a budget of %s: %s', (budget, expected) => {
    expect(isOver(budget === undefined ? weight : { ...weight, budget })).toBe(expected);
  });

  test('files are counted, too', () => {
    expect(isOver({ ...weight, files: 80, maxFiles: 80 })).toBe(false);
    expect(isOver({ ...weight, files: 81, maxFiles: 80 })).toBe(true);
  });
});

test('weigh adds up files that are compressed one by one', () => {
  expect(weigh(['a', 'b'])).toMatchObject({ files: 2, gzip: gzip('a', 'b') });
  expect(weigh([])).toEqual({ files: 0, gzip: 0, brotli: 0 });
});

test('the table shows who is over the budget', () => {
  const table = sizeTable([
    { name: 'Application', files: 1, gzip: 96_040, brotli: 82_000, budget: 95_000 },
    { name: 'Styles', files: 12, gzip: 900, brotli: 800 },
  ]);
  expect(table.split('\n')).toEqual([
    '             files  gzip     brotli   budget',
    'Application      1  96.0 kB  82.0 kB  95.0 kB  OVER',
    'Styles          12   0.9 kB   0.8 kB',
  ]);
});
