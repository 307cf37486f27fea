import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { parseJson } from '#src/model/base/json.ts';
import { groupUses, type MovingRule } from '#src/model/moving/plan.ts';
import { explainFailure } from '../admin/accounts.ts';
import type { Target } from '../admin/parseArguments.ts';
import { messageOf } from '../messageOf.ts';
import { type ImportWishes, importPictures } from '../moving/importPictures.ts';
import { withShop } from '../moving/shop.ts';
import { runProgram } from '../terminal.ts';

const USAGE = [
  'npm run import -- <folder or ZIP> ...    moves pictures into the shop; repeat it to go on',
  '  --as albums|galleries|gallery          what a folder becomes; client galleries if not said',
  '  --price 349                            the price of each album, or of one more picture of a gallery',
  '  --rules rules.json                     [{ "match": "bryllup", "as": "gallery", "category": "bryllup", "price": 349 }]',
  '  --stars 3                              leaves out what has fewer stars',
  '  --report report.csv                    what became of each file',
  '  --dry                                  only shows what would be done',
  'In production add --project <id>, or set GCLOUD_PROJECT. With --local: the local site.',
];

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

function parseWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        as: { type: 'string', default: 'gallery' },
        price: { type: 'string', default: '0' },
        stars: { type: 'string', default: '0' },
        rules: { type: 'string' },
        report: { type: 'string', default: 'import-report.csv' },
        dry: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Problem(messageOf(error), ...USAGE);
  }
}

async function readArguments(): Promise<ImportWishes & { target: Target }> {
  const { positionals, values } = parseWords();
  const as = groupUses.find((use) => use === values.as);
  const [price, minStars] = [Number(values.price), Number(values.stars)];
  const project = values.project ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (positionals.length === 0 || !as || !(price >= 0) || !(minStars >= 0)) {
    throw new Problem('What shall be imported, and as what?', ...USAGE);
  }
  if (!values.local && project === '') {
    throw new Problem('Which Firebase project is meant?', ...USAGE);
  }
  const target: Target = values.local ? { local: true } : { local: false, project };
  const { dry, report } = values;
  return {
    places: positionals,
    as,
    price,
    minStars,
    target,
    dry,
    report,
    rules: await readRules(values.rules),
  };
}

function cutBy(signal: 'SIGINT'): AbortController {
  const controller = new AbortController();
  process.once(signal, () => controller.abort());
  return controller;
}

await runProgram(async () => {
  const wanted = await readArguments();
  try {
    return await withShop(wanted.target, (shop) => importPictures(shop, wanted, cutBy('SIGINT')));
  } catch (error) {
    throw explainFailure(error, wanted.target) ?? error;
  }
});
