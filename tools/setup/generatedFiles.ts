import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import * as z from 'zod';
import { LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { type SiteConfig, siteSchema } from '#src/config/siteSchema.ts';
import { shapes } from '../../rules/shapes.ts';
import { openApi, withEndpoints } from '../api/openApi.ts';
import { joinRules } from '../rules/joinRules.ts';
import { withMarkedParts } from './generatedParts.ts';
import { hostingFile } from './hostingFile.ts';

export const SCHEMA_FILE = 'site.config.schema.json';

/** A file that repeats the configuration, in parts or as a whole. */
interface Generated {
  file: string;
  /** Returns the text for a business; `source` is what `sourceText` reads. */
  write: (source: string, site: SiteConfig) => string | Promise<string>;
}

/** JSON has no comments that could mark a part: these files are generated as a whole. */
function wholeJson(file: string, contentOf: (site: SiteConfig) => unknown): Generated {
  return {
    file,
    write: (_, site) => formattedJson(contentOf(site)),
  };
}

/** JSON as the formatter of the repository leaves it. */
export async function formattedJson(content: unknown): Promise<string> {
  const { code } = await format('content.json', JSON.stringify(content, null, 2), {
    printWidth: 100,
  });
  return code;
}

/** The pages that read pictures: those of the domain, and those at the project's own address. */
function pictureOrigins({ origin, project }: SiteConfig): string[] {
  return [origin, ...(project === '' ? [] : [`https://${project}.web.app`])];
}

const FIRESTORE_RULES = 'firestore.rules';

/** The rules files, each with what writes it for a business. */
export const rulesFiles = {
  [FIRESTORE_RULES]: withMarkedParts(FIRESTORE_RULES, [
    'ownerEmails',
    'presenceEmails',
    'orderIdPrefix',
    'licences',
  ]),
  'storage.rules': withMarkedParts('storage.rules', ['ownerEmails']),
  'database.rules.json': withMarkedParts('database.rules.json', [
    'ownersInRule',
    'ownersInRule',
    'ownersInRule',
    'ownersInRule',
    'ownersInRule',
  ]),
};

/** The files that the emulators read. */
const FIREBASE: readonly Generated[] = [
  ...Object.entries(rulesFiles).map(([file, write]) => ({ file, write })),
  { file: 'firebase.json', write: hostingFile },
];

const OTHERS: readonly Generated[] = [
  wholeJson('cors.json', (site) => [
    {
      origin: pictureOrigins(site),
      method: ['GET', 'HEAD'],
      responseHeader: ['Content-Type', 'Content-Length', 'Content-Range', 'ETag'],
      maxAgeSeconds: 3600,
    },
  ]),
  wholeJson('.firebaserc', ({ project }) => ({
    projects: { ...(project !== '' && { default: project }), local: LOCAL_PROJECT_ID },
  })),
  wholeJson(SCHEMA_FILE, () => z.toJSONSchema(siteSchema)),
  wholeJson('docs/openapi.json', openApi),
  { file: 'docs/API.md', write: withEndpoints },
];

const ALL = [...FIREBASE, ...OTHERS];

/** The names of everything that is generated from the configuration. */
export const generatedFiles = ALL.map(({ file }) => file);

function presentText(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What is written for a business: the rules of the database from their parts, else what the file holds now. */
export function sourceText(root: string, file: string): string {
  return file === FIRESTORE_RULES ? joinRules(root, shapes) : presentText(root, file);
}

/** Returns the files that do not say what the configuration says. */
export async function staleFiles(root: string, site: SiteConfig): Promise<string[]> {
  const judged = await Promise.all(
    ALL.map(async ({ file, write }) => {
      const present = presentText(root, file);
      return present === (await write(sourceText(root, file), site)) ? [] : [file];
    }),
  );
  return judged.flat();
}

async function writeAll(
  files: readonly Generated[],
  { from, to, site }: { from: string; to: string; site: SiteConfig },
): Promise<void> {
  // All are made before the first is written: a mistake in one leaves all as they were.
  const made = await Promise.all(
    files.map(async ({ file, write }) => ({
      path: join(to, file),
      text: await write(sourceText(from, file), site),
    })),
  );
  for (const { path, text } of made) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Writes everything that repeats the configuration. */
export function writeGenerated(root: string, site: SiteConfig): Promise<void> {
  return writeAll(ALL, { from: root, to: root, site });
}

/** Writes the rules of the database alone. */
export function writeFirestoreRules(root: string, site: SiteConfig): Promise<void> {
  const files = FIREBASE.filter(({ file }) => file === FIRESTORE_RULES);
  return writeAll(files, { from: root, to: root, site });
}

/** Writes the rules and `firebase.json` for a business into a folder, without touching those of the root. */
export function writeFirebaseFiles(root: string, to: string, site: SiteConfig): Promise<void> {
  return writeAll(FIREBASE, { from: root, to, site });
}
