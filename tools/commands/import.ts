import { readFile } from 'node:fs/promises';
import { Problem } from 'local-firebase/problem';
import type { MovingRule } from '#src/model/moving/plan.ts';
import { explainFailure } from '../admin/accounts.ts';
import { messageOf } from '../messageOf.ts';
import { importPictures } from '../moving/importPictures.ts';
import { parseImport, parseRules } from '../moving/parseImport.ts';
import { withShop } from '../moving/shop.ts';
import { stopRequested } from '../stopRequested.ts';
import { runProgram } from '../terminal.ts';

async function readRules(path: string | undefined): Promise<MovingRule[]> {
  if (path === undefined) return [];
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Problem(`${path} cannot be read.`, messageOf(error));
  });
  return parseRules(path, text);
}

await runProgram(async () => {
  const { rules: path, ...words } = parseImport(process.argv.slice(2), process.env);
  const wanted = { ...words, rules: await readRules(path) };
  try {
    return await withShop(wanted.target, (shop) => importPictures(shop, wanted, stopRequested()));
  } catch (error) {
    throw explainFailure(error, wanted.target) ?? error;
  }
});
