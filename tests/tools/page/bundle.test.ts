import { expect, test } from 'vitest';
import { type Chunk, publicFiles } from '../../../tools/page/bundle.ts';

function chunk(fileName: string, change: Partial<Chunk> = {}): Chunk {
  return {
    type: 'chunk',
    fileName,
    facadeModuleId: null,
    moduleIds: [],
    isEntry: false,
    imports: [],
    dynamicImports: [],
    ...change,
  };
}

const asset = (fileName: string) => ({ type: 'asset' as const, fileName });

test('a visitor keeps what pages and sign-in need, and nothing of the dashboard', () => {
  const files = [
    chunk('index.js', { isEntry: true, dynamicImports: ['login.js', 'admin.js'] }),
    chunk('login.js', {
      imports: ['form.js'],
      dynamicImports: ['auth.js'],
      viteMetadata: { importedCss: new Set(['login.css']) },
    }),
    chunk('form.js'),
    chunk('auth.js', { facadeModuleId: '/p/src/data/sdk/auth.ts' }),
    chunk('admin.js', {
      facadeModuleId: '/p/src/app/AdminArea.tsx',
      imports: ['form.js', 'rail.js'],
      dynamicImports: ['editor.js'],
    }),
    chunk('rail.js'),
    chunk('editor.js'),
    asset('text.woff2'),
    asset('encoder.wasm'),
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  expect(publicFiles(bundle)).toEqual([
    '/auth.js',
    '/form.js',
    '/index.js',
    '/login.css',
    '/login.js',
    '/text.woff2',
  ]);
});
