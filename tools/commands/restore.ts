import { resolve } from 'node:path';
import { readPlace } from '../moving/readPlace.ts';
import { restoreShop } from '../moving/restoreShop.ts';
import { withShop } from '../moving/shop.ts';
import { dim, showProblem } from '../terminal.ts';

const NEXT = [
  'What no folder holds:',
  '  - secrets and keys of mails, bot check and payments: npm run live',
  '  - the domain: point it at this project',
  '  - authenticator apps: owners set them up again in the profile',
  '  - mails that waited: they stand in the dashboard as failed, with "Send igen"',
];

try {
  const { folder, place } = readPlace(process.argv.slice(2), 'restore', process.env);
  const { counts } = await withShop(place, (shop) =>
    restoreShop(shop, resolve(folder), (line) => console.log(dim(`  … ${line}`))),
  );
  console.log(`Restored: ${counts['accounts'] ?? 0} accounts, ${counts['files'] ?? 0} files.`);
  for (const line of NEXT) console.log(line);
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
