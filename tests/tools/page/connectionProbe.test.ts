import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withOwnProbe } from '../../../tools/page/connectionProbe.ts';

const sdk = createRequire(import.meta.url).resolve('@firebase/webchannel-wrapper/webchannel-blob');

test("the SDK's connection is tried on this site, and on no other", () => {
  const code = withOwnProbe(readFileSync(sdk, 'utf8'));
  expect(code).toContain('("//" + location.host + "/favicon.svg")');
  expect(code).not.toMatch(/google\.com\/images|\.gif/);
});
