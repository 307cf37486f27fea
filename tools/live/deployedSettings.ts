import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_CONFIG } from '../setup/siteConfig.ts';
import { done, missing, type Place, type Step } from './step.ts';
import { writeWhole } from './writeWhole.ts';

const DEPLOYED_FILES = [SITE_CONFIG, '.env', 'functions/.env'];

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function settingsHash({ root }: Place): string {
  const texts = DEPLOYED_FILES.map((file) => textOf(join(root, file)));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/**
 * Deploys a part again when the settings or keys that go along with it have changed. Only a hash of them is kept. What
 * another machine deployed counts as it is.
 */
export function withSettings({ check, run, ...step }: Step & Required<Pick<Step, 'run'>>): Step {
  const fileFor = ({ root, project }: Place): string =>
    join(root, '.local', 'live', `${project}.${step.id}.sha256`);
  return {
    ...step,
    async check(live) {
      const finding = await check(live);
      if (finding.status !== 'done') return finding;
      return ['', settingsHash(live)].includes(textOf(fileFor(live)))
        ? done
        : missing('Indstillinger eller nøgler er ændret siden.');
    },
    run: {
      ...run,
      async act(live) {
        const hash = settingsHash(live);
        await run.act(live);
        writeWhole(fileFor(live), hash);
      },
    },
  };
}
