import { expect, test } from 'vitest';
import { parseSharePath, sharedGallery, sharePath } from '#src/model/catalogue/sharePath.ts';

test.each([
  ['billede', '/del/billede/Skov_1-a', '/enkeltbilleder'],
  ['album', '/del/album/Skov_1-a', '/billedlevering'],
  ['portfolio', '/del/portfolio/Skov_1-a', '/portfolio'],
] as const)('%s is shared as %s and seen in %s', (kind, path, gallery) => {
  const shared = { kind, id: 'Skov_1-a' };
  expect(sharePath(shared)).toBe(path);
  expect(parseSharePath(path)).toEqual(shared);
  expect(parseSharePath(`${path}/`)).toEqual(shared);
  expect(sharedGallery(kind)).toBe(gallery);
});

test.each([
  ...['', '/', '/del', '/del/billede', '/del/billede/', '/del/purchases/JF1', '/x/del/billede/a'],
  ...['/del/constructor/a', '/del/billede/a/b', '/del/billede/__a__', '/del/billede/__a__/'],
  ...['/del/billede/..', '/del/billede/%2e%2e', '/del/billede/a%2Fb', '/del/billede/a b'],
  ...['/del/billede/<script>', `/del/billede/${'a'.repeat(129)}`],
])('%s shares nothing', (path) => {
  expect(parseSharePath(path)).toBeUndefined();
});
