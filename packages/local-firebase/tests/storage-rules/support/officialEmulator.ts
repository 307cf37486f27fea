import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRESTORE_MAIN_CLASS } from '../../../src/javaShim.ts';
import { findFirestoreEmulator, findJava, MINIMUM_JAVA } from '../../../src/programs.ts';
import { sampleDocument, tokenClaims } from './corpusWorld.ts';
import type { CorpusVerdict } from './corpus.ts';

const START_LIMIT_MS = 20_000;
const POLL_MS = 100;
const FIRST_RULES =
  "rules_version = '2'; service cloud.firestore { match /{all=**} { allow get: if false; } }";

/** Google's own Firestore emulator, asked over REST. */
export interface OfficialEmulator {
  /** Loads rules; gives the lines of their errors. */
  load: (rules: string) => Promise<number[]>;
  /** Reads a document as the person of the corpus; `path` begins at the documents. */
  read: (path: string) => Promise<CorpusVerdict>;
  stop: () => void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function requireProgram(): string[] {
  const java = findJava();
  if (!java) throw new Error(`The corpus needs Java ${MINIMUM_JAVA} or newer, and none was found.`);
  const emulator = findFirestoreEmulator();
  if (!emulator) {
    throw new Error(
      'The corpus needs the official Firestore emulator, and none was found. Install the ' +
        'cloud-firestore-emulator component of the Google Cloud CLI, or run ' +
        '`npx firebase setup:emulators:firestore`.',
    );
  }
  const { jar, needsMainClass } = emulator;
  return [java, ...(needsMainClass ? ['-cp', jar, FIRESTORE_MAIN_CLASS] : ['-jar', jar])];
}

async function launch(): Promise<{ host: string; stop: () => void }> {
  const [java = 'java', ...program] = requireProgram();
  const directory = mkdtempSync(join(tmpdir(), 'corpus-'));
  const rules = join(directory, 'firestore.rules');
  writeFileSync(rules, FIRST_RULES);
  const port = await freePort();
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--rules', rules];
  const project = ['--project_id', 'demo-corpus', '--single_project_mode', 'true'];
  const child = spawn(java, [...program, ...flags, ...project], { stdio: 'ignore' });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${port}`;
  await untilReady(child, host).catch((error: unknown) => {
    stop();
    throw new Error(`This did not start: ${[java, ...program].join(' ')}`, { cause: error });
  });
  return { host, stop };
}

async function untilReady(child: ChildProcess, host: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < limit) {
    const answers = await fetch(`http://${host}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(POLL_MS);
  }
  throw new Error('The official Firestore emulator does not answer.');
}

const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

function unsignedToken(): string {
  const times = { auth_time: 1, iat: 1, exp: 9_999_999_999 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...tokenClaims, ...times })}.`;
}

interface RulesAnswer {
  issues?: { severity: string; sourcePosition?: { line?: number } }[];
}

async function load(host: string, content: string): Promise<number[]> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/demo-corpus:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name: 'corpus', content }] } }),
  });
  if (!answer.ok) throw new Error(`The emulator could not load rules: ${await answer.text()}`);
  const { issues = [] }: RulesAnswer = JSON.parse(await answer.text()) as RulesAnswer;
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return errors.map(({ sourcePosition }) => sourcePosition?.line ?? 0);
}

async function read(documents: string, path: string): Promise<CorpusVerdict> {
  const answer = await fetch(`${documents}/${path}`, {
    headers: { authorization: `Bearer ${unsignedToken()}` },
  });
  const text = await answer.text();
  if (answer.status === 404) return 'allow';
  return /(?:false for 'get' @ L\d+|No matching allow statements)"/.test(text) ? 'deny' : 'error';
}

/** Starts the emulator on a free port, or uses the one that FIRESTORE_EMULATOR_HOST names. */
export async function startOfficialEmulator(): Promise<OfficialEmulator> {
  const given = process.env['FIRESTORE_EMULATOR_HOST'];
  const { host, stop } = given ? { host: given, stop: () => undefined } : await launch();
  const documents = `http://${host}/v1/projects/demo-corpus/databases/(default)/documents`;
  await fetch(`${documents}/samples/one`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: sampleDocument.fields }),
  });
  return { load: (rules) => load(host, rules), read: (path) => read(documents, path), stop };
}
