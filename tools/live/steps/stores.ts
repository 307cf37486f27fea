import * as z from 'zod/mini';
import { anyAnswer, askForAll, askIfPresent } from '../google.ts';
import { bucketOf, done, missing, stuck, type Live, type Place, type Step } from '../step.ts';

const database = z.object({
  locationId: z.optional(z.string()),
  type: z.optional(z.string()),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
});

/** The name of the database; the site knows no other than `(default)`. */
export const databasePath = ({ project }: Place): string =>
  `v1/projects/${project}/databases/(default)`;

/** Returns the shop's database, or undefined before there is one. */
export const askDatabase = (live: Live): Promise<z.infer<typeof database> | undefined> =>
  askIfPresent(live.google, { service: 'firestore', path: databasePath(live) }, database);

const CANNOT_MOVE =
  'Det kan ikke flyttes: begynd forfra med et nyt projekt, eller ret regionen med npm run setup.';

const firestore: Step = {
  id: 'firestore',
  title: 'Databasen (Firestore)',
  isNeeded: true,
  async check(live) {
    const found = await askDatabase(live);
    if (!found) return missing('Der er ingen database endnu.');
    if (found.type !== 'FIRESTORE_NATIVE')
      return stuck(`Databasen er af en anden slags (${found.type ?? 'ukendt'}). ${CANNOT_MOVE}`);
    if (found.locationId !== live.business.region)
      return stuck(`Databasen ligger i ${found.locationId ?? 'en ukendt region'}. ${CANNOT_MOVE}`);
    return done;
  },
  run: {
    says: 'Opretter databasen "(default)" i butikkens region.',
    asks: 'Regionen kan ikke ændres senere.',
    async act(live) {
      const path = `v1/projects/${live.project}/databases?databaseId=(default)`;
      const body = { type: 'FIRESTORE_NATIVE', locationId: live.business.region };
      await live.google.ask({ method: 'POST', service: 'firestore', path, body }, anyAnswer);
    },
  },
};

const defaultBucket = z.object({
  location: z.optional(z.string()),
  bucket: z.object({ name: z.string() }),
});

const bucket: Step = {
  id: 'bucket',
  title: 'Billedlageret (Storage)',
  isNeeded: true,
  async check(live) {
    const path = `v1alpha/projects/${live.project}/defaultBucket`;
    const found = await askIfPresent(
      live.google,
      { service: 'firebasestorage', path },
      defaultBucket,
    );
    if (!found) return missing('Der er intet billedlager endnu.');
    const name = found.bucket.name.split('/').at(-1) ?? '';
    if (name !== bucketOf(live))
      return stuck(`Lageret hedder ${name}: skriv navnet som "bucket" i site.config.json.`);
    if (found.location?.toLowerCase() !== live.business.region)
      return stuck(`Lageret ligger i ${found.location ?? 'en ukendt region'}. ${CANNOT_MOVE}`);
    return done;
  },
  run: {
    says: 'Opretter standardlageret i butikkens region.',
    asks: 'Regionen kan ikke ændres senere.',
    async act(live) {
      const path = `v1alpha/projects/${live.project}/defaultBucket`;
      const body = { location: live.business.region };
      await live.google.ask({ method: 'POST', service: 'firebasestorage', path, body }, anyAnswer);
    },
  },
};

const instance = z.object({
  databaseUrl: z.optional(z.string()),
  type: z.optional(z.string()),
  state: z.optional(z.string()),
});

/** The Realtime Database has these regions and no others. */
const REALTIME_REGIONS = ['us-central1', 'europe-west1', 'asia-southeast1'];

const realtimeRegion = ({ business: { region } }: Place): string =>
  REALTIME_REGIONS.includes(region) ? region : 'europe-west1';

/** The address of the Realtime Database, or undefined before there is one. */
export async function realtimeAddress(live: Live): Promise<string | undefined> {
  const request = {
    service: 'firebasedatabase',
    path: `v1beta/projects/${live.project}/locations/-/instances`,
  };
  const instances = await askForAll(live.google, request, { field: 'instances', item: instance });
  const own = instances.find(
    ({ type, state }) => type === 'DEFAULT_DATABASE' && state === 'ACTIVE',
  );
  return own?.databaseUrl;
}

const realtimeDatabase: Step = {
  id: 'realtime-database',
  title: 'Databasen over hvem der er på (Realtime Database)',
  isNeeded: true,
  async check(live) {
    return (await realtimeAddress(live)) ? done : missing('Den er ikke oprettet endnu.');
  },
  run: {
    says: 'Opretter den i butikkens region, eller i Belgien, hvor Google ikke har den dér.',
    asks: 'Regionen kan ikke ændres senere.',
    async act(live) {
      const parent = `v1beta/projects/${live.project}/locations/${realtimeRegion(live)}`;
      const path = `${parent}/instances?databaseId=${live.project}-default-rtdb`;
      const body = { type: 'DEFAULT_DATABASE' };
      await live.google.ask({ method: 'POST', service: 'firebasedatabase', path, body }, anyAnswer);
    },
  },
};

export const storeSteps: readonly Step[] = [firestore, bucket, realtimeDatabase];
