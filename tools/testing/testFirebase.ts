import { join } from 'node:path';
import { TEST_PORT_OFFSET } from '#src/config/local.ts';
import { buildFunctions, buildLocalSite } from '../build.ts';
import { claimPlace, launchLocalFirebase } from '../local-firebase/launch.ts';
import type { Problem } from '../local-firebase/problem.ts';
import { startProviders } from '../providers/server.ts';
import { seed } from '../seed/main.ts';
import { step } from '../terminal.ts';

const SITE = '.local/test-site';

/** Everything that tests speak to. */
export interface TestFirebase {
  env: Record<string, string>;
  /** Settles when part of it is gone in the middle of the tests. */
  lost: Promise<Problem>;
  stop: () => Promise<void>;
}

/** An empty local Firebase on ports of its own, with the site built for it and test content. */
export async function startTestFirebase(root: string): Promise<TestFirebase> {
  const place = { root, name: 'test', offset: TEST_PORT_OFFSET };
  await claimPlace(place);
  await step('Site and functions built', async () => {
    await Promise.all([buildLocalSite(join(root, SITE), TEST_PORT_OFFSET), buildFunctions(root)]);
  });
  const firebase = await step('Local Firebase started', () =>
    launchLocalFirebase({ ...place, site: SITE }),
  );
  const providers = await startProviders(firebase.ports);
  await step('Test content made', () =>
    seed({ ports: firebase.ports, profile: 'test', log: () => undefined }),
  );
  return {
    env: firebase.env,
    lost: firebase.lost,
    stop: async () => {
      await providers.close();
      await firebase.stop();
    },
  };
}
