import { parseArgs } from 'node:util';
import { Problem } from 'local-firebase/problem';

const USAGE = [
  'npm run live                      tager hvert trin til en butik på nettet',
  'npm run live -- --dry-run         viser trinene uden at spørge nogen',
  'npm run live -- --yes             spørger ikke om det, der koster eller ikke kan fortrydes',
  'npm run doctor -- --project ID    ser efter, om alt er i orden',
  'npm run update                    lægger den nyeste udgave op (-- --back: den forrige)',
  'npm run update -- --dry-run       viser, hvad der er nyt, og hvad det ville ændre',
];

/** Stands for the project where steps are shown only. */
const SOME_PROJECT = 'dit-projekt';

/** The ids that Google gives projects. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        project: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Problem('Det forstås ikke.', ...USAGE);
  }
}

export interface LiveArguments {
  project: string;
  dryRun: boolean;
  yes: boolean;
}

/** Reads the command line; `configured` is the project in `site.config.json`, empty before one is chosen. */
export function parseArguments(words: readonly string[], configured: string): LiveArguments {
  const { 'dry-run': dryRun, yes, ...named } = parseWords(words);
  const project = named.project ?? (configured === '' && dryRun ? SOME_PROJECT : configured);
  if (project === '')
    throw new Problem('Hvilket projekt hos Firebase? Vælg et id med npm run setup.', ...USAGE);
  if (!PROJECT_ID.test(project))
    throw new Problem(`"${project}" kan ikke være et projekt-id.`, ...USAGE);
  return { project, dryRun, yes };
}

/** Going live writes `.env` and deploys what was generated for one project: no other can be meant. */
export function refuseOtherProject({ project }: LiveArguments, configured: string): void {
  if (configured === '' || project === configured) return;
  throw new Problem(
    `site.config.json hører til projektet ${configured}, ikke ${project}.`,
    'Skift projekt med npm run setup.',
  );
}
