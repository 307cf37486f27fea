import { expect, test } from 'vitest';
import { isKnown } from '../../../tools/page/knownWarnings.ts';

const decoder = '/work/node_modules/libheif-js/libheif-wasm/libheif.js';
const externalized = (name: string, importer: string): string =>
  `[plugin rolldown:vite-resolve] Module "${name}" has been externalized for browser compatibility, imported by "${importer}". See https://vite.dev/guide/`;

test.each([
  [true, externalized('fs', decoder)],
  [true, externalized('crypto', decoder)],
  [false, externalized('child_process', decoder)],
  [false, externalized('fs', '/work/src/lib/zip/zip.ts')],
  [false, '[INEFFECTIVE_DYNAMIC_IMPORT] src/data/auth/session.ts is dynamically imported'],
])('known: %s, %s', (expected, warning) => {
  expect(isKnown(warning)).toBe(expected);
});
