import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { anyAnswer, askForAll } from '../google.ts';
import { bucketOf, done, missing, type Live, type Place, type Step } from '../step.ts';
import { projectNumber } from './project.ts';
import { realtimeAddress } from './stores.ts';

const release = z.object({ name: z.string(), rulesetName: z.string() });
const ruleset = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});

const fileOf = ({ root }: Place, name: string): string => readFileSync(join(root, name), 'utf8');

/** The text of the rules that hold now; undefined before any were sent. */
async function rulesThatHold(live: Live, name: string): Promise<string | undefined> {
  const path = `v1/projects/${live.project}/releases`;
  const releases = await askForAll(
    live.google,
    { service: 'firebaserules', path },
    { field: 'releases', item: release },
  );
  const own = releases.find((each) => each.name.endsWith(`/releases/${name}`));
  if (!own) return undefined;
  const found = await live.google.ask(
    { service: 'firebaserules', path: `v1/${own.rulesetName}` },
    ruleset,
  );
  return found.source.files[0]?.content;
}

/** The rules of the Realtime Database are JSON in which whole lines may be comments. */
const withoutComments = (text: string): unknown => JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));

async function realtimeRulesHold(live: Live): Promise<boolean> {
  const address = await realtimeAddress(live);
  if (!address) return false;
  const request = { service: address, path: '.settings/rules.json' };
  const found = await live.google.ask(request, anyAnswer);
  return isDeepStrictEqual(
    typeof found === 'string' ? withoutComments(found) : found,
    withoutComments(fileOf(live, 'database.rules.json')),
  );
}

const rules: Step = {
  id: 'rules',
  title: 'Reglerne for hvem der må læse og skrive',
  async check(live) {
    const [firestore, storage] = await Promise.all([
      rulesThatHold(live, 'cloud.firestore'),
      rulesThatHold(live, `firebase.storage/${bucketOf(live)}`),
    ]);
    const other = [
      ...(firestore === fileOf(live, 'firestore.rules') ? [] : ['firestore.rules']),
      ...(storage === fileOf(live, 'storage.rules') ? [] : ['storage.rules']),
      ...((await realtimeRulesHold(live)) ? [] : ['database.rules.json']),
    ];
    return other.length === 0
      ? done
      : missing(`Hos Google gælder noget andet end ${other.join(', ')}.`);
  },
  run: {
    says: 'Lægger reglerne op (firebase deploy --only firestore:rules,storage,database).',
    act: ({ programs, project }) =>
      programs.firebase(
        'deploy',
        '--only',
        'firestore:rules,storage,database',
        '--project',
        project,
      ),
  },
};

const policy = z.looseObject({
  bindings: z.optional(
    z.array(z.looseObject({ role: z.string(), members: z.optional(z.array(z.string())) })),
  ),
});

/** The role with which the rules of files may look into Firestore. */
const CROSS_SERVICE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

const storageAgent = async (live: Live): Promise<string> =>
  `serviceAccount:service-${await projectNumber(live)}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Version 3 keeps the conditions of other roles when the policy is written back. */
function askPolicy({ google, project }: Live): Promise<z.infer<typeof policy>> {
  const path = `v1/projects/${project}:getIamPolicy`;
  const body = { options: { requestedPolicyVersion: 3 } };
  return google.ask({ method: 'POST', service: 'cloudresourcemanager', path, body }, policy);
}

const crossService: Step = {
  id: 'cross-service',
  title: 'Reglerne for filer må se i databasen',
  async check(live) {
    const [{ bindings = [] }, agent] = await Promise.all([askPolicy(live), storageAgent(live)]);
    const isGranted = bindings.some(
      ({ role, members = [] }) => role === CROSS_SERVICE_ROLE && members.includes(agent),
    );
    return isGranted ? done : missing('Ingen kunde kan hente det købte, før de må.');
  },
  run: {
    says: `Giver Storages egen konto rollen ${CROSS_SERVICE_ROLE}. Intet andet i projektets adgang ændres.`,
    asks: 'Det ændrer, hvem der har adgang i projektet.',
    async act(live) {
      const found = await askPolicy(live);
      const added = { role: CROSS_SERVICE_ROLE, members: [await storageAgent(live)] };
      // Its `etag` goes along: a change that somebody else makes meanwhile is not overwritten.
      const changed = { ...found, bindings: [...(found.bindings ?? []), added] };
      const path = `v1/projects/${live.project}:setIamPolicy`;
      const request = { service: 'cloudresourcemanager', path, body: { policy: changed } };
      await live.google.ask({ method: 'POST', ...request }, anyAnswer);
    },
  },
  person: (place) => [
    `Åbn https://console.cloud.google.com/iam-admin/iam?project=${place.project} og sæt hak ved "Include Google-provided role grants".`,
    'Find kontoen, der ender på "@gcp-sa-firebasestorage.iam.gserviceaccount.com", og vælg blyanten ("Edit principal").',
    'Vælg "Add another role", "Firebase Rules Firestore Service Agent" og "Save".',
  ],
};

export const ruleSteps: readonly Step[] = [crossService, rules];
