import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { connectGoogle } from '../../../tools/live/google.ts';
import type { Business, Live, Step } from '../../../tools/live/step.ts';
import { functionNames } from '../../../tools/live/steps/site.ts';
import { steps } from '../../../tools/live/steps/steps.ts';
import { GoogleStandIn } from './googleStandIn.ts';
import { business, environment, functionsEnvironment, repository } from './liveShop.ts';

const COPIED = [
  '.env.example',
  '.firebaserc',
  'cors.json',
  'database.rules.json',
  'docs/API.md',
  'docs/openapi.json',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'site.config.json',
  'site.config.schema.json',
  'storage-lifecycle.json',
  'storage.rules',
];

/** A checkout of its own, in which a test may write. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'live-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'docs'));
  for (const name of COPIED) copyFileSync(join(repository, name), join(root, name));
  mkdirSync(join(root, 'functions'));
  for (const name of ['src', 'functions/src', 'rules', 'node_modules', 'package.json'])
    symlinkSync(join(repository, name), join(root, name));
  writeFileSync(join(root, '.env'), environment);
  return root;
}

const names = await functionNames(repository);

export interface Shop {
  google: GoogleStandIn;
  live: Live;
  /** The programs that were started. */
  programs: string[];
}

/** A shop that is live on the stand-in. */
export async function shop(changes: Partial<Business> = {}): Promise<Shop> {
  const google = new GoogleStandIn(names);
  await google.start();
  onTestFinished(() => google.stop());
  const programs: string[] = [];
  const program =
    (name: string) =>
    (...words: string[]): Promise<void> => {
      programs.push([name, ...words].join(' '));
      google.onChange(programs.at(-1) ?? '');
      return Promise.resolve();
    };
  const root = checkout();
  const paymentApi = google.originOf('https://api.vipps.no');
  const functionsFile = join(root, 'functions/.env');
  writeFileSync(functionsFile, `${functionsEnvironment}MOBILEPAY_API_URL=${paymentApi}\n`);
  const live: Live = {
    project: 'butik',
    business: { ...business, ...changes },
    root,
    google: connectGoogle({
      project: 'butik',
      accessToken: () => Promise.resolve('token'),
      originOf: google.originOf,
    }),
    programs: {
      firebase: program('firebase'),
      admin: program('admin'),
      build: program('build'),
    },
    domainTexts: () => Promise.resolve(['v=spf1 -all', 'v=DMARC1; p=none']),
  };
  return { google, live, programs };
}

export function stepNamed(id: string): Step {
  const step = steps.find((each) => each.id === id);
  if (!step) throw new Error(`There is no step ${id}.`);
  return step;
}
