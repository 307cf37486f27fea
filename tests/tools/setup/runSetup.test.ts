import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questions } from '../../../tools/setup/faults.ts';
import type { Conversation } from '../../../tools/setup/guide.ts';
import { runSetup } from '../../../tools/setup/runSetup.ts';
import { fieldsOfTheDemo, readSiteConfig } from '../../../tools/setup/siteConfig.ts';
import { checkout, example, generatedTexts, testBusiness } from './checkout.ts';

/** Answers some questions in their order, and leaves at the next. */
function leaves(...typed: string[]): Conversation & { asked: string[] } {
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => {
    asked.push(question.trim());
    const answer = typed.shift();
    return answer === undefined ? Promise.reject(new Error('Afbrudt')) : Promise.resolve(answer);
  };
  return { asked, ask, say: () => undefined };
}

/** Runs the command in a folder where the test business is set up. */
async function startedCheckout() {
  const folder = checkout();
  const printed: string[] = [];
  const talk = (conversation: Conversation | undefined, ...words: string[]) =>
    runSetup(words, { root: folder, conversation, print: (line) => printed.push(line) });
  const run = (...words: string[]) => talk(undefined, ...words);
  const answers = (content: unknown): string => {
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  await run('--from', answers({ ...testBusiness, $schema: undefined }));
  printed.length = 0;
  return { folder, printed, run, talk, answers };
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
    [{ cvrNumber: '12345678' }, /^cvrNumber: Et CVR-nummer har otte cifre/],
    [{ cvr: '99999985' }, /^cvr: kendes ikke$/],
    [{ ownerEmails: ['ny@foto.example'] }, /^presenceEmails: .*administratorernes adresser/],
    [{ ownerEmails: ["a'b@foto.example"] }, /^ownerEmails\.0: Skriv en e-mailadresse/],
    [{ payments: { card: true } }, /^payments: .*Kort kan kun tages med automatic/],
  ])('%j is refused, and nothing is written', async (fields, reason) => {
    const { folder, run, answers } = await startedCheckout();
    const before = [readSiteConfig(folder), generatedTexts(folder)];
    await expect(run('--from', answers(fields))).rejects.toMatchObject({
      message: expect.stringMatching(/passer ikke med .*\. Intet er skrevet\.$/) as string,
      advice: expect.arrayContaining([expect.stringMatching(reason)]) as string[],
    });
    expect([readSiteConfig(folder), generatedTexts(folder)]).toEqual(before);
  });

  test('a file that is missing, or no JSON, is named', async () => {
    const { folder, run, answers } = await startedCheckout();
    await expect(run('--from', join(folder, 'none.json'))).rejects.toThrow(
      'none.json findes ikke.',
    );
    const file = answers({});
    writeFileSync(file, '{');
    await expect(run('--from', file)).rejects.toThrow('answers.json er ikke gyldig JSON.');
  });
});

test('a change by hand is found by --check, and --generate completes it', async () => {
  const { folder, printed, run } = await startedCheckout();
  expect(await run('--check')).toBe(true);
  const file = join(folder, 'site.config.json');
  const changed = readFileSync(file, 'utf8').replace('"europe-west1"', '"europe-north1"');
  writeFileSync(file, changed);
  expect(await run('--check')).toBe(false);
  expect(printed).toContain('firebase.json siger ikke det samme som site.config.json.');
  expect(printed).toContain('Ret det med: npm run setup -- --generate');
  await run('--generate');
  expect(await run('--check')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(changed);
});

test('what was written by hand and does not fit is named by its field, and mended', async () => {
  const { folder, run, answers } = await startedCheckout();
  const file = join(folder, 'site.config.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"JF"', '"jf"'));
  await expect(run('--check')).rejects.toThrow(
    'site.config.json passer ikke: orderIdPrefix: Skriv to bogstaver fra A til Z.',
  );
  await run('--from', answers({ orderIdPrefix: 'JF' }));
  expect(await run('--check')).toBe(true);
});

test('a file of an editor that marks its beginning is read', async () => {
  const { folder, run } = await startedCheckout();
  const file = join(folder, 'site.config.json');
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  expect(await run('--check')).toBe(true);
  await run('--generate');
  expect(readFileSync(file, 'utf8')).toMatch(/^\{/);
});

test('the functions get a file for their keys', async () => {
  const { folder } = await startedCheckout();
  const written = readFileSync(join(folder, 'functions/.env'), 'utf8');
  expect(written).toContain('EMAILJS_SERVICE_ID=\n');
  expect(written).toContain('MOBILEPAY_API_URL=https://api.vipps.no\n');
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

describe('answers of somebody who leaves', () => {
  test('are kept until the next time, which goes on behind them', async () => {
    const { folder, talk } = await startedCheckout();
    const before = readSiteConfig(folder);
    await expect(talk(leaves('Klitlys Foto', 'Thea Voss'))).rejects.toThrow('Afbrudt');
    expect(readSiteConfig(folder)).toEqual(before);
    const next = leaves('ja');
    await expect(talk(next)).rejects.toThrow('Afbrudt');
    expect(next.asked[0]).toMatch(/^Der er svar fra sidst/);
    expect(next.asked[1]).toMatch(/^3\. Hvilken titel/);
  });

  test('are forgotten when they are not wanted, and when they are written', async () => {
    const { folder, talk } = await startedCheckout();
    await expect(talk(leaves('Klitlys Foto'))).rejects.toThrow('Afbrudt');
    const anew = leaves('nej');
    await expect(talk(anew)).rejects.toThrow('Afbrudt');
    expect(anew.asked[1]).toMatch(/^1\. .* \[Jerslev Foto\]$/);
    const entered = Array.from({ length: questions.length - 1 }, () => '');
    await talk(leaves('Klitlys Foto', ...entered, '', 'ja'));
    expect(readSiteConfig(folder).businessName).toBe('Klitlys Foto');
    const next = leaves();
    await expect(talk(next)).rejects.toThrow('Afbrudt');
    expect(next.asked).toEqual([expect.stringMatching(/^1\. /) as string]);
  });
});

test.each([[[]], [['--check', '--generate']]])(
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
