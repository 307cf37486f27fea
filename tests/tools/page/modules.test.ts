import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withOwnProbe } from '../../../tools/page/connectionProbe.ts';
import { packageFolder } from '../../../tools/page/noticesPlugin.ts';
import { withoutUnused } from '../../../tools/page/productionRouter.ts';

test("the SDK's connection is tried on this site, and on no other", () => {
  const sdk = createRequire(import.meta.url).resolve(
    '@firebase/webchannel-wrapper/webchannel-blob',
  );
  const code = withOwnProbe(readFileSync(sdk, 'utf8'));
  expect(code).toContain('("//" + location.host + "/favicon.svg")');
  expect(code).not.toMatch(/google\.com\/images|\.gif/);
});

test.each([
  ['/shop/node_modules/react/index.js', '/shop/node_modules/react'],
  ['/shop/node_modules/@dnd-kit/core/dist/core.js', '/shop/node_modules/@dnd-kit/core'],
  ['/shop/node_modules/a/node_modules/b/index.js', '/shop/node_modules/a/node_modules/b'],
  ['/shop/src/ui/controls/Icon.tsx', undefined],
])('the licence of %s lies in %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test('what nobody uses of the router can be left out, and nothing else changes', () => {
  const code = [
    'var LinkContext = React6.createContext(null);',
    'LinkContext.displayName = "LinkContext";',
    'var Link = React.forwardRef(',
    '  function LinkWithRef(props, ref) { return null; }',
    ');',
    'Link.displayName = "Link";',
    'var root = document.createElement("div");',
    '  inner.displayName = "inner";',
  ];
  expect(withoutUnused(code.join('\n')).split('\n')).toEqual([
    'var LinkContext = /* @__PURE__ */ React6.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React.forwardRef(',
    '  function LinkWithRef(props, ref) { return null; }',
    ');',
    '',
    'var root = document.createElement("div");',
    '  inner.displayName = "inner";',
  ]);
});
