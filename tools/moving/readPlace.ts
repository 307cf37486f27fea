import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';
import { messageOf } from '../messageOf.ts';
import type { ShopPlace } from './shop.ts';

interface Asked {
  folder: string;
  place: ShopPlace;
}

function parse(words: readonly string[], usage: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
        bucket: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Problem(messageOf(error), ...usage);
  }
}

/** Reads a folder and the shop that is meant; throws a problem that shows the usage. */
export function readPlace(
  words: readonly string[],
  command: 'export' | 'restore',
  env: Readonly<Record<string, string | undefined>>,
): Asked {
  const usage = [
    `npm run ${command} -- FOLDER --project ID [--bucket NAME]`,
    `npm run ${command} -- FOLDER --local`,
  ];
  const { positionals, values } = parse(words, usage);
  const { local, bucket } = values;
  const [folder, surplus] = positionals;
  if (folder === undefined || surplus !== undefined) throw new Problem('Which folder?', ...usage);
  if (local && values.project !== undefined) {
    throw new Problem('Either --local or --project can be meant, not both.', ...usage);
  }
  if (local) return { folder, place: { local } };
  const project = values.project ?? env['GCLOUD_PROJECT'] ?? '';
  if (project === '') throw new Problem('Which Firebase project is meant?', ...usage);
  return { folder, place: { local, project, bucket } };
}
