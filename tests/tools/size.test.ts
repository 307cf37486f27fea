import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  firebaseInEntry,
  isOver,
  sizeTable,
  weigh,
  type WeighedBundle,
  type WeighedChunk,
} from '../../tools/size.ts';

function bundleOf(...changes: Partial<WeighedChunk>[]): WeighedBundle {
  const chunks = changes.map((change, index): WeighedChunk => ({
    type: 'chunk',
    fileName: `${index}.js`,
    facadeModuleId: null,
    isEntry: false,
    imports: [],
    dynamicImports: [],
    code: '',
    moduleIds: [],
    ...change,
  }));
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
}

test('Firebase is found in what all visitors load, and not in what is fetched later', () => {
  const sdk = ['/p/node_modules/@firebase/app/index.js', '/p/node_modules/firebase/app.js'];
  const shared = { moduleIds: ['/p/src/data/errors.ts', ...sdk] };
  expect(firebaseInEntry(bundleOf({ isEntry: true, imports: ['1.js'] }, shared))).toEqual(sdk);
  const later = { isEntry: true, dynamicImports: ['1.js'] };
  expect(firebaseInEntry(bundleOf(later, shared))).toEqual([]);
});

test('files are compressed one by one', () => {
  const gzip = gzipSync('a').length + gzipSync('b').length;
  expect(weigh(['a', 'b'])).toMatchObject({ files: 2, gzip });
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
