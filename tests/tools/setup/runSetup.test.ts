import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSetup } from '../../../tools/setup/runSetup.ts';
import { fieldsOfTheDemo, readSiteConfig } from '../../../tools/setup/siteConfig.ts';
import { checkout, example, generatedTexts, root, testBusiness } from './checkout.ts';

/** Runs the command in a folder where the test business is set up. */
async function startedCheckout() {
  const folder = checkout();
  const printed: string[] = [];
  const run = (...words: string[]) =>
    runSetup(words, {
      root: folder,
      conversation: undefined,
      print: (line) => printed.push(line),
    });
  const answers = (content: unknown): string => {
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  await run('--from', answers({ ...testBusiness, $schema: undefined }));
  printed.length = 0;
  return { folder, printed, run, answers };
}

describe('--example', () => {
  test('prints a whole business that shares nothing with the demo', async () => {
    const { folder, printed, run, answers } = await startedCheckout();
    expect(await run('--example')).toBe(true);
    const printedExample = JSON.parse(printed.join('\n')) as unknown;
    expect(printedExample).toEqual(example);
    await run('--from', answers(printedExample));
    expect(readSiteConfig(folder)).toEqual({ $schema: './site.config.schema.json', ...example });
    expect(fieldsOfTheDemo(folder, readSiteConfig(folder))).toEqual([]);
  });
});

describe('--from', () => {
  test('some fields leave the others as they are', async () => {
    const { folder, printed, run, answers } = await startedCheckout();
    const before = readSiteConfig(folder);
    await run('--from', answers({ businessName: 'Klitlys', address: { city: 'Skagen' } }));
    const { address } = before;
    const changed = { businessName: 'Klitlys', address: { ...address, city: 'Skagen' } };
    expect(readSiteConfig(folder)).toEqual({ ...before, ...changed });
    expect(printed.join('\n')).toMatch(/^Stadig demobutikkens: .*cvrNumber/m);
    expect(printed.join('\n')).not.toMatch(/demobutikkens:.*businessName/);
  });

  test.each([
    [{ cvrNumber: '12345678' }, /^cvrNumber: Eight digits, the last of them a check digit/],
    [{ cvr: '99999985' }, /Unrecognized key: "cvr"/],
    [{ address: { street: '' } }, /^address\.street: Street and number\./],
    [{ ownerEmails: [] }, /^ownerEmails: /],
    [{ ownerEmails: ['ny@foto.example'] }, /^presenceEmails: One of the owners/],
    [{ presenceNames: ['Asta'] }, /^presenceNames: One name for each address/],
    [{ ownerEmails: ["a'b@foto.example"] }, /^ownerEmails\.0: An e-mail address in lower case/],
    [{ appCheck: { provider: 'recaptcha-v3' } }, /^appCheck: A provider needs its site key/],
    [{ payments: { card: true } }, /^payments: Cards are taken by Vipps MobilePay/],
    [{ reminders: { afterDays: 30, expireAfterDays: 7 } }, /^reminders: /],
  ])('%j is refused, and nothing is written', async (fields, reason) => {
    const { folder, run, answers } = await startedCheckout();
    const before = [readSiteConfig(folder), generatedTexts(folder)];
    await expect(run('--from', answers(fields))).rejects.toMatchObject({
      message: expect.stringMatching(/does not fit, nothing was written\.$/) as string,
      advice: expect.arrayContaining([expect.stringMatching(reason)]) as string[],
    });
    expect([readSiteConfig(folder), generatedTexts(folder)]).toEqual(before);
  });

  test('a file that is missing, or no JSON, is named', async () => {
    const { folder, run, answers } = await startedCheckout();
    await expect(run('--from', join(folder, 'none.json'))).rejects.toThrow('none.json is missing.');
    const file = answers({});
    writeFileSync(file, '{');
    await expect(run('--from', file)).rejects.toThrow('answers.json is no JSON.');
  });
});

test('a change by hand is found by --check, and --generate completes it', async () => {
  const { folder, printed, run } = await startedCheckout();
  expect(await run('--check')).toBe(true);
  const file = join(folder, 'site.config.json');
  const changed = readFileSync(file, 'utf8').replace('"europe-west1"', '"europe-north1"');
  writeFileSync(file, changed);
  expect(await run('--check')).toBe(false);
  expect(printed).toContain('firebase.json does not say what site.config.json says.');
  expect(printed).toContain('Mend it with: npm run setup -- --generate');
  await run('--generate');
  expect(await run('--check')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(changed);
});

test('what was written by hand and does not fit is named by its field, and mended', async () => {
  const { folder, run, answers } = await startedCheckout();
  const file = join(folder, 'site.config.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"JF"', '"jf"'));
  await expect(run('--check')).rejects.toThrow(
    'site.config.json is not right: orderIdPrefix: Two capitals',
  );
  await run('--from', answers({ orderIdPrefix: 'JF' }));
  expect(await run('--check')).toBe(true);
});

test('the project reaches .env, where keys stay', async () => {
  const { folder, printed, run, answers } = await startedCheckout();
  writeFileSync(join(folder, '.env'), 'VITE_FIREBASE_API_KEY=hemmelig\n');
  await run('--from', answers({ project: 'klitlys-eksempel' }));
  const written = readFileSync(join(folder, '.env'), 'utf8');
  expect(written).toContain('VITE_FIREBASE_API_KEY=hemmelig\n');
  expect(written).toContain('VITE_FIREBASE_PROJECT_ID=klitlys-eksempel\n');
  await run('--from', answers({ project: 'et-andet' }));
  expect(printed).toContain('I .env er VITE_FIREBASE_PROJECT_ID klitlys-eksempel, ikke et-andet.');
});

test.each([[[]], [['--other']], [['--check', '--generate']], [['answers.json']]])(
  '%j without a terminal says what there is',
  async (words) => {
    const { run } = await startedCheckout();
    await expect(run(...words)).rejects.toMatchObject({
      advice: expect.arrayContaining([
        expect.stringMatching(/^npm run setup -- --from answers\.json /),
      ]) as string[],
    });
  },
);

test('the file of the repository is what its editor is told', () => {
  const { $schema } = readSiteConfig(root);
  const schema = readFileSync(join(root, String($schema)), 'utf8');
  expect(JSON.parse(schema)).toMatchObject({ additionalProperties: false });
});
