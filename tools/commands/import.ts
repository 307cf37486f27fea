import { readFile } from 'node:fs/promises';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { parseJson } from '#src/model/base/json.ts';
import { groupUses, type MovingRule } from '#src/model/moving/plan.ts';
import { explainFailure } from '../admin/accounts.ts';
import { messageOf } from '../messageOf.ts';
import { importPictures } from '../moving/importPictures.ts';
import { parseImport, USAGE } from '../moving/parseImport.ts';
import { withShop } from '../moving/shop.ts';
import { runProgram } from '../terminal.ts';

const rulesSchema = z.array(
  z.object({
    match: z.string(),
    as: z.optional(z.enum(groupUses)),
    price: z.optional(z.number().check(z.nonnegative())),
    category: z.optional(z.string()),
  }),
);

async function readRules(path: string | undefined): Promise<MovingRule[]> {
  if (path === undefined) return [];
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Problem(`${path} cannot be read.`, messageOf(error));
  });
  const result = rulesSchema.safeParse(parseJson(text));
  if (!result.success) throw new Problem(`${path} holds no list of rules.`, ...USAGE);
  return result.data.map(({ match, as, price, category }) => ({
    match,
    ...(as && { as }),
    ...(price !== undefined && { price }),
    ...(category !== undefined && { category }),
  }));
}

function cutBy(signal: 'SIGINT'): AbortController {
  const controller = new AbortController();
  process.once(signal, () => controller.abort());
  return controller;
}

await runProgram(async () => {
  const { rules: path, ...words } = parseImport(process.argv.slice(2), process.env);
  const wanted = { ...words, rules: await readRules(path) };
  try {
    return await withShop(wanted.target, (shop) => importPictures(shop, wanted, cutBy('SIGINT')));
  } catch (error) {
    throw explainFailure(error, wanted.target) ?? error;
  }
});
