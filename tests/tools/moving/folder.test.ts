import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Manifest, manifestJson, TAKEOUT_VERSION } from '#src/model/takeout/layout.ts';
import { ExportFolder } from '../../../tools/moving/folder.ts';

const place = mkdtempSync(join(tmpdir(), 'export-'));

afterAll(() => rmSync(place, { recursive: true }));

function folderWith(name: string, file: string, text: string): string {
  const root = join(place, name);
  mkdirSync(root);
  writeFileSync(join(root, file), text);
  return root;
}

const manifest = (project: string): string => {
  const facts = { madeAt: '2026-11-01', isPartial: false, counts: {}, entries: [] };
  return manifestJson({ version: TAKEOUT_VERSION, project, ...facts } satisfies Manifest);
};

test.each([
  ['an extension of a browser', 'manifest.json', '{ "manifest_version": 3 }'],
  ['a page', 'manifest.json', 'no JSON'],
  ['another shop', 'manifest.json', manifest('other')],
  ['half of another shop', 'unfinished', 'other'],
])('a folder with %s is left as it is', async (name, file, text) => {
  const root = folderWith(name, file, text);
  await expect(new ExportFolder(root).begin('shop')).rejects.toThrow('holds something else');
  expect(readdirSync(root)).toEqual([file]);
});

test('an export goes on in the folder of an earlier one, and of one that was cut off', async () => {
  const root = folderWith('own', 'manifest.json', manifest('shop'));
  await new ExportFolder(root).begin('shop');
  await new ExportFolder(root).begin('shop');
  expect(readdirSync(root)).toEqual(['unfinished']);
});
