import { join } from 'node:path';
import { writeFirestoreRules } from '../setup/generatedFiles.ts';
import { readSiteConfig } from '../setup/siteConfig.ts';
import { runProgram } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');

await runProgram(async () => {
  await writeFirestoreRules(root, readSiteConfig(root));
  console.log('firestore.rules is put together.');
  return true;
});
