import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { generatedFiles } from '../../../tools/setup/generatedFiles.ts';
import { readConfigFile } from '../../../tools/setup/siteConfig.ts';

export const root = join(import.meta.dirname, '../../..');

/** The fixed business of the tests. */
export const testBusiness = readConfigFile(join(root, 'tests/site.config.json'));

const exampleFile = join(root, 'tools/setup/example.json');

/** The invented business that the command offers as an example. */
export const example: SiteConfig = readConfigFile(exampleFile);

/** Makes a folder with everything that the command reads and writes, of whatever business is set up here. */
export function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['tests', 'functions', 'docs']) mkdirSync(join(folder, name));
  cpSync(join(root, 'rules'), join(folder, 'rules'), { recursive: true });
  const files = [
    ...generatedFiles,
    ...['site.config.json', 'tests/site.config.json', '.env.example', 'functions/.env.example'],
  ];
  for (const file of files) copyFileSync(join(root, file), join(folder, file));
  return folder;
}

/** Returns the text of each generated file of a folder, by its name. */
export function generatedTexts(folder: string): Record<string, string> {
  const texts = generatedFiles.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  return Object.fromEntries(texts) as Record<string, string>;
}
