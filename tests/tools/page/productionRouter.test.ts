import { expect, test } from 'vitest';
import { withoutUnused } from '../../../tools/page/productionRouter.ts';

test('what nobody uses can be left out, and nothing else changes', () => {
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
