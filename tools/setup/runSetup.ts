import { Problem } from 'local-firebase/problem';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { completeEnvironment } from './environmentFile.ts';
import { withFields } from './fields.ts';
import { formattedJson, SCHEMA_FILE, staleFiles, writeGenerated } from './generatedFiles.ts';
import { type Conversation, guide } from './guide.ts';
import { faultsOf } from './faults.ts';
import { keptAnswers } from './keptAnswers.ts';
import { fieldsOfTheDemo, readDraft, readJson, readSiteConfig, SITE_CONFIG } from './siteConfig.ts';

export interface Setup {
  root: string;
  /** Undefined where nobody can answer. */
  conversation: Conversation | undefined;
  print: (line: string) => void;
}

const USAGE = [
  'npm run setup                             spørger om det hele',
  'npm run setup -- --from answers.json      tager svarene fra en fil, som kan nøjes med nogle felter',
  'npm run --silent setup -- --example       viser en hel fil med svar, for en opdigtet virksomhed',
  'npm run setup -- --generate               danner filerne igen efter en rettelse i hånden',
  'npm run setup -- --check                  nævner de filer, der ikke følger med',
];

/** Lays the answers of a file over the present business, which may only fit with them. */
function businessFrom(file: string, present: unknown): SiteConfig {
  const business = withFields(present, readJson(file));
  const faults = faultsOf(business);
  if (faults.length > 0)
    throw new Problem(`${file} passer ikke med ${SITE_CONFIG}. Intet er skrevet.`, ...faults);
  return siteSchema.parse(business);
}

/** Writes the configuration first: whatever breaks off afterwards, `--generate` completes. */
async function write({ root, print }: Setup, site: SiteConfig): Promise<boolean> {
  const text = await formattedJson({ ...site, $schema: `./${SCHEMA_FILE}` });
  writeFileSync(join(root, SITE_CONFIG), text);
  await writeGenerated(root, site);
  const contradicted = completeEnvironment(root, site);
  print(`${SITE_CONFIG} er skrevet, med alt det, der dannes af den.`);
  for (const line of contradicted) print(`I .env er ${line}.`);
  const left = fieldsOfTheDemo(root, site);
  if (left.length > 0) print(`Stadig demobutikkens: ${left.join(', ')}.`);
  print('Felterne er forklaret i docs/CONFIGURATION.md. Se siden med: npm start');
  return true;
}

async function askAndWrite(setup: Setup): Promise<boolean> {
  const { root, conversation, print } = setup;
  if (!conversation) throw new Problem('Spørgsmålene kræver en terminal. Uden en:', ...USAGE);
  const kept = keptAnswers(root);
  const site = await guide(readDraft(root), conversation, kept);
  if (!site) {
    print('Intet er skrevet.');
    return true;
  }
  await write(setup, site);
  kept.forget();
  return true;
}

async function check({ root, print }: Setup): Promise<boolean> {
  const stale = await staleFiles(root, readSiteConfig(root));
  if (stale.length === 0) {
    print(`Alt det, der dannes af ${SITE_CONFIG}, følger med.`);
    return true;
  }
  for (const file of stale) print(`${file} siger ikke det samme som ${SITE_CONFIG}.`);
  print('Ret det med: npm run setup -- --generate');
  return false;
}

const OPTIONS = {
  from: { type: 'string' },
  example: { type: 'boolean' },
  check: { type: 'boolean' },
  generate: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parsed(words: string[]) {
  try {
    const { values } = parseArgs({ args: words, options: OPTIONS });
    if (Object.keys(values).length <= 1) return values;
  } catch {
    // An unknown word is answered like two that exclude each other.
  }
  throw new Problem('Det forstås ikke.', ...USAGE);
}

/** Does what the words of the command ask for, and returns true when all is well. */
export async function runSetup(words: string[], setup: Setup): Promise<boolean> {
  const { from, example, check: isCheck, generate, help } = parsed(words);
  const { root, print } = setup;
  if (from !== undefined) return write(setup, businessFrom(from, readDraft(root)));
  if (generate) return write(setup, readSiteConfig(root));
  if (isCheck) return check(setup);
  if (!example && !help) return askAndWrite(setup);
  const lines = example
    ? [readFileSync(join(import.meta.dirname, 'example.json'), 'utf8').trimEnd()]
    : USAGE;
  for (const line of lines) print(line);
  return true;
}
