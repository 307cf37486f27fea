import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import { type GroupUse, groupUses } from '#src/model/moving/plan.ts';
import type { Target } from '../admin/parseArguments.ts';
import { messageOf } from '../messageOf.ts';

export const USAGE = [
  'npm run import -- <folder or ZIP> ...    moves pictures into the shop; repeat it to go on',
  '  --as albums|galleries|gallery          what a folder becomes; client galleries if not said',
  '  --price 349                            the price of each album, or of one more picture of a gallery',
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

function asNumber(flag: string, typed: string, most = Infinity): number {
  const number = typed.trim() === '' ? NaN : Number(typed);
  const range = most === Infinity ? 'a number, 0 or more' : `a number from 0 to ${most}`;
  if (!(number >= 0 && number <= most)) throw new Problem(`${flag} ${typed}: it is ${range}.`);
  return number;
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
    price: asNumber('--price', values.price),
    minStars: asNumber('--stars', values.stars, MOST_STARS),
  };
}
