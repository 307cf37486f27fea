import { requireSoundRules } from 'local-firebase/rules-files';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  staleFiles,
  writeFirebaseFiles,
  writeGenerated,
} from '../../../tools/setup/generatedFiles.ts';
import { hostingFile } from '../../../tools/setup/hostingFile.ts';
import { readSiteConfig } from '../../../tools/setup/siteConfig.ts';
import { type AddressRule, isFor } from './addressRule.ts';
import { checkout, example, generatedTexts, root, testBusiness } from './checkout.ts';

test('everything that repeats the configuration of this repository is up to date', async () => {
  expect(await staleFiles(root, readSiteConfig(root))).toEqual([]);
});

describe('another business', () => {
  test('takes the place of the one before everywhere, which can come back', async () => {
    const folder = checkout();
    await writeGenerated(folder, testBusiness);
    const before = generatedTexts(folder);
    expect(await staleFiles(folder, example)).toEqual([
      ...['firestore.rules', 'storage.rules', 'database.rules.json'],
      ...['firebase.json', 'cors.json', '.firebaserc'],
    ]);
    await writeGenerated(folder, example);
    expect(await staleFiles(folder, example)).toEqual([]);
    // The schema lists all regions, whatever the business is.
    const { 'site.config.schema.json': schema, ...others } = generatedTexts(folder);
    const texts = Object.values(others).join('\n');
    expect(schema).not.toMatch(/jerslev|klitlys/i);
    expect(texts).not.toMatch(/jerslev|europe-west1"|'JF\[/i);
    expect(texts.match(/'thea@klitlys\.example'/g)).toHaveLength(8);
    expect(texts).toContain("return id.matches('KL[0-9]{8}[A-Z]{6}[0-9]{3}');");
    await writeGenerated(folder, testBusiness);
    expect(generatedTexts(folder)).toEqual(before);
  });

  test.each([1, 5])('with %i owners has rules that are sound', async (count) => {
    const folder = checkout();
    const ownerEmails = Array.from({ length: count }, (_, at) => `ejer${at}@klitlys.example`);
    await writeGenerated(folder, { ...example, ownerEmails, presenceEmails: ownerEmails });
    requireSoundRules(folder, ['database', 'storage']);
    const database = readFileSync(join(folder, 'database.rules.json'), 'utf8');
    expect(database.match(/auth\.token\.email === '/g)).toHaveLength(5 * count);
  });

  test('reads pictures from its domain, and from the address of its project', async () => {
    const folder = checkout();
    await writeGenerated(folder, example);
    const [rule] = JSON.parse(readFileSync(join(folder, 'cors.json'), 'utf8')) as object[];
    expect(rule).toMatchObject({
      origin: ['https://klitlys.example', 'https://klitlys-eksempel.web.app'],
    });
    await writeGenerated(folder, { ...example, project: '' });
    expect(readFileSync(join(folder, 'cors.json'), 'utf8')).not.toContain('web.app');
  });

  test('can be served from a folder of its own, while the files of the root stay', async () => {
    const folder = checkout();
    await writeGenerated(folder, testBusiness);
    const before = generatedTexts(folder);
    await writeFirebaseFiles(folder, join(folder, 'served'), example);
    expect(generatedTexts(folder)).toEqual(before);
    expect(readFileSync(join(folder, 'served/storage.rules'), 'utf8')).toContain('thea@');
    expect(readFileSync(join(folder, 'served/firebase.json'), 'utf8')).toContain('europe-north1');
  });
});

test.each([
  ['firestore.rules', 'rules/people.rules'],
  ['storage.rules', 'storage.rules'],
  ['database.rules.json', 'database.rules.json'],
])('a part of %s that lost its mark is a problem, and nothing is written', async (file, source) => {
  const folder = checkout();
  await writeGenerated(folder, testBusiness);
  const text = readFileSync(join(folder, source), 'utf8');
  writeFileSync(join(folder, source), text.replace(/ *\/\/ BEGIN GENERATED.*\n/, ''));
  const before = generatedTexts(folder);
  await expect(writeGenerated(folder, example)).rejects.toThrow(
    `${file} has other generated parts than it should.`,
  );
  expect(generatedTexts(folder)).toEqual(before);
});

test('a shop without functions has the static page at every address, asked for each time', () => {
  const here = readFileSync(join(root, 'firebase.json'), 'utf8');
  const still = hostingFile(here, { ...example, archivedBy: 'browser' });
  const { hosting } = JSON.parse(still) as {
    hosting: {
      rewrites: (AddressRule & { destination?: string })[];
      headers: (AddressRule & { headers: { key: string; value: string }[] })[];
    };
  };
  for (const path of ['/enkeltbilleder', '/priser', '/købsbetingelser', '/login']) {
    const rewrite = hosting.rewrites.find((each) => isFor(each, path));
    expect(rewrite?.destination).toBe('/index.html');
    const rules = hosting.headers.filter((rule) => isFor(rule, path));
    expect(rules.flatMap(({ headers }) => headers)).toContainEqual({
      key: 'Cache-Control',
      value: 'no-cache',
    });
  }
  expect(hostingFile(still, example)).toBe(hostingFile(here, example));
});
