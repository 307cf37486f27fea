import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getStorage } from 'firebase-admin/storage';
import type { Problem } from 'local-firebase/problem';
import { join } from 'node:path';
import {
  LOCAL_HOST,
  LOCAL_PROJECT_ID,
  TEST_PORT_OFFSET,
  type LocalPorts,
} from '#src/config/local.ts';
import { buildFunctions, buildLocalSite } from '../build.ts';
import { launchLocalFirebase, prepareMachine } from '../localFirebase.ts';
import { startLocalProviders } from '../localProviders.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';
import { seed } from '../seed/seed.ts';
import { setTriggers, withoutTriggers } from '../seed/triggers.ts';
import { step } from '../terminal.ts';
import { fillAsOlderShop } from './olderShop.ts';

const SITE = '.local/test-site';

/** The test content, that of the first version of the shop, or none. */
export type Content = 'test' | 'older' | 'none';

/** The running local Firebase that tests speak to. */
export interface TestFirebase {
  env: Record<string, string>;
  /** Clears everything and makes the content anew, so that no part meets the data of another. */
  refill: (content?: Content) => Promise<void>;
  /** Lets functions follow what is written, or not. Those that are called by their address always answer. */
  setTriggers: (areOn: boolean) => Promise<void>;
  /** Settles when an emulator stops in the middle of the tests. */
  lost: Promise<Problem>;
  stop: () => Promise<void>;
}

const made: Record<Content, string> = {
  test: 'Test content made',
  older: 'Content of the first version made and taken over',
  none: 'Everything cleared',
};

async function clearDocuments({ firestore }: LocalPorts): Promise<void> {
  const path = `emulator/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  const answer = await fetch(`http://${LOCAL_HOST}:${firestore}/${path}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The documents could not be cleared: ${answer.status}`);
}

/** Clears accounts, nodes and files. */
function clearTheRest(ports: LocalPorts): Promise<void> {
  return withLocalFirebase(ports, async (app) => {
    const auth = getAuth(app);
    const { users } = await auth.listUsers();
    await auth.deleteUsers(users.map(({ uid }) => uid));
    await getDatabase(app).ref().remove();
    await getStorage(app).bucket().deleteFiles({ force: true });
  });
}

/** Starts an empty local Firebase on its own ports, with the site built for it. */
export async function startTestFirebase(
  root: string,
  offset = TEST_PORT_OFFSET,
): Promise<TestFirebase> {
  const place = { root, name: 'test', offset };
  await prepareMachine(place);
  await step('Site and functions built', async () => {
    await Promise.all([buildLocalSite(join(root, SITE), offset), buildFunctions(root)]);
  });
  const firebase = await step('Local Firebase started', () =>
    launchLocalFirebase({ ...place, site: SITE }),
  );
  const providers = await startLocalProviders(firebase.ports);
  const make: Record<Content, () => Promise<void>> = {
    test: () => seed(firebase.ports, 'test'),
    older: () => fillAsOlderShop(root, firebase),
    none: () => Promise.resolve(),
  };
  const refill = (content: Content): Promise<void> =>
    withoutTriggers(firebase.ports, async () => {
      await clearDocuments(firebase.ports);
      await clearTheRest(firebase.ports);
      await make[content]();
    });
  return {
    env: firebase.env,
    refill: (content = 'test') => step(made[content], () => refill(content)),
    setTriggers: (areOn) => setTriggers(firebase.ports, areOn),
    lost: firebase.lost,
    stop: async () => {
      await providers.close();
      await firebase.stop();
    },
  };
}
