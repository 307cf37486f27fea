import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { refusedPackages } from './allowed.ts';
import { licensePage } from './page.ts';
import { productionPackages, type Lock } from './productionPackages.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'docs/LICENSES.md');

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const options = await resolveConfig(target);
writeFileSync(target, await format(licensePage(lock), { ...options, parser: 'markdown' }));

const refused = refusedPackages(productionPackages(lock));
for (const { name, license } of refused) console.log(`${name}: ${license} was not agreed to`);
console.log('docs/LICENSES.md is up to date.');
process.exitCode = refused.length > 0 ? 1 : 0;
