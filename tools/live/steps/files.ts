import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { anyAnswer } from '../google.ts';
import { bucketOf, done, missing, type Live, type Place, type Step } from '../step.ts';

const settings = z.object({
  cors: z.optional(z.unknown()),
  lifecycle: z.optional(z.unknown()),
  versioning: z.optional(z.object({ enabled: z.optional(z.boolean()) })),
});

const bucketPath = (place: Place): string => `storage/v1/b/${encodeURIComponent(bucketOf(place))}`;

const askSettings = (live: Live): Promise<z.infer<typeof settings>> =>
  live.google.ask(
    { service: 'storage', path: `${bucketPath(live)}?fields=cors,lifecycle,versioning` },
    settings,
  );

const change = (live: Live, body: object): Promise<unknown> =>
  live.google.ask({ method: 'PATCH', service: 'storage', path: bucketPath(live), body }, anyAnswer);

const fileOf = ({ root }: Place, name: string): unknown =>
  JSON.parse(readFileSync(join(root, name), 'utf8'));

const origins: Step = {
  id: 'cors',
  title: 'Butikkens domæne må hente billeder (CORS)',
  async check(live) {
    const { cors } = await askSettings(live);
    return isDeepStrictEqual(cors, fileOf(live, 'cors.json'))
      ? done
      : missing('Lageret svarer andre domæner end dem i cors.json.');
  },
  run: {
    says: 'Sætter lagerets domæner til dem i cors.json.',
    async act(live) {
      await change(live, { cors: fileOf(live, 'cors.json') });
    },
  },
};

const earlierVersions: Step = {
  id: 'versions',
  title: 'Slettede filer kan hentes tilbage i 90 dage',
  async check(live) {
    const { lifecycle, versioning } = await askSettings(live);
    const isKept =
      versioning?.enabled === true &&
      isDeepStrictEqual(lifecycle, fileOf(live, 'storage-lifecycle.json'));
    return isKept ? done : missing('Lageret gemmer ikke det, der overskrives og slettes.');
  },
  run: {
    says: 'Slår tidligere versioner til, og sletter dem efter 90 dage (storage-lifecycle.json).',
    asks: 'Det, der er slettet, koster plads i 90 dage, og en tidligere regel for sletning bliver erstattet.',
    async act(live) {
      await change(live, {
        versioning: { enabled: true },
        lifecycle: fileOf(live, 'storage-lifecycle.json'),
      });
    },
  },
};

export const fileSteps: readonly Step[] = [origins, earlierVersions];
