import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { parseJson } from '#src/model/base/json.ts';
import { PICTURE_MIN_PRICE_DKK, PRICE_MAX_DKK } from '#src/model/catalogue/editing/form.ts';
import { givenPrice } from '#src/model/catalogue/price.ts';
import { type GroupUse, groupUses, type MovingRule } from '#src/model/moving/plan.ts';
import type { Target } from '../admin/parseArguments.ts';
import { messageOf } from '../messageOf.ts';

const USAGE = [
  'npm run import -- <folder or ZIP> ...    moves pictures into the shop; repeat it to go on',
  '  --as albums|galleries|gallery          what a folder becomes; client galleries if not said',
  '  --price 349                            the price in whole kroner of each album, or of one more picture of a gallery',
  '  --rules rules.json                     [{ "match": "bryllup", "as": "gallery", "category": "bryllup", "price": 349 }]',
  '  --stars 3                              leaves out what has fewer stars',
  '  --report report.csv                    what became of each file',
  '  --dry                                  only shows what would be done',
  'In production add --project <id>, or set GCLOUD_PROJECT. With --local: the local site.',
];

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
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

function asUse(typed: string): GroupUse {
  const use = groupUses.find((each) => each === typed);
  if (!use) throw new Problem(`--as ${typed}: it is one of ${groupUses.join(', ')}.`);
  return use;
}

const MOST_STARS = 5;

const asNumber = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

const PRICE = `it is 0, or whole kroner from ${PICTURE_MIN_PRICE_DKK} to ${PRICE_MAX_DKK}.`;

function asPrice(typed: string): number {
  const price = givenPrice.safeParse(asNumber(typed));
  if (!price.success) throw new Problem(`--price ${typed}: ${PRICE}`);
  return price.data;
}

function asStars(typed: string): number {
  const stars = asNumber(typed);
  if (stars >= 0 && stars <= MOST_STARS) return stars;
  throw new Problem(`--stars ${typed}: it is a number from 0 to ${MOST_STARS}.`);
}

const rulesSchema = z.array(
  z.object({
    match: z.string(),
    as: z.optional(z.enum(groupUses)),
    price: z.optional(givenPrice),
    category: z.optional(z.string()),
  }),
);

/** Reads the text of a file with rules. */
export function parseRules(path: string, text: string): MovingRule[] {
  const result = rulesSchema.safeParse(parseJson(text));
  if (!result.success) {
    const isPrice = result.error.issues.some((issue) => issue.path.at(-1) === 'price');
    if (isPrice) throw new Problem(`A price in ${path}: ${PRICE}`);
    throw new Problem(`${path} holds no list of rules.`, ...USAGE);
  }
  return result.data.map(({ match, as, price, category }) => ({
    match,
    ...(as && { as }),
    ...(price !== undefined && { price }),
    ...(category !== undefined && { category }),
  }));
}

/** Reads the command line; `shell` is the environment, which may name the project. */
export function parseImport(
  words: readonly string[],
  shell: Readonly<Record<string, string | undefined>>,
) {
  const { positionals: places, values } = parseWords(words);
  const { dry, report, rules } = values;
  if (places.length === 0) throw new Problem('Which folder or ZIP shall be imported?', ...USAGE);
  const project = values.project ?? shell['GCLOUD_PROJECT'] ?? '';
  if (!values.local && project === '')
    throw new Problem('Which Firebase project is meant?', ...USAGE);
  const target: Target = values.local ? { local: true } : { local: false, project };
  return {
    ...{ places, target, dry, report, rules },
    as: asUse(values.as),
    price: asPrice(values.price),
    minStars: asStars(values.stars),
  };
}
