import { expect, test } from 'vitest';
import { packageFolder } from '../../../tools/page/noticesPlugin.ts';

test.each([
  ['/shop/node_modules/react/index.js', '/shop/node_modules/react'],
  ['/shop/node_modules/@dnd-kit/core/dist/core.js', '/shop/node_modules/@dnd-kit/core'],
  ['/shop/node_modules/a/node_modules/b/index.js', '/shop/node_modules/a/node_modules/b'],
  ['/shop/src/ui/controls/Icon.tsx', undefined],
])('%s belongs to %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});
