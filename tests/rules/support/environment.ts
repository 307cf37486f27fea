import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { rulesFiles, sourceText } from '../../../tools/setup/generatedFiles.ts';

type Service = 'firestore' | 'database' | 'storage';

const FILES: Record<Service, keyof typeof rulesFiles> = {
  firestore: 'firestore.rules',
  database: 'database.rules.json',
  storage: 'storage.rules',
};

const HOSTS: Record<Service, string> = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  database: 'FIREBASE_DATABASE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
};

// The mutation runner puts its changed rules in a directory of their own.
const changedRules = process.env['RULES_DIRECTORY'];
const root = join(import.meta.dirname, '..', '..', '..');

/** The rules of the repository, with the owners of the tests in place of the photographer's. */
export function rulesFile(service: Service): string {
  const name = FILES[service];
  if (changedRules !== undefined) return readFileSync(join(changedRules, name), 'utf8');
  return rulesFiles[name](sourceText(root, name), site);
}

function address(service: Service): { host: string; port: number } {
  const value = process.env[HOSTS[service]];
  if (!value) throw new Error(`${HOSTS[service]} is not set: run \`npm run test:rules\``);
  const [host = '', port = ''] = value.split(':');
  return { host, port: Number(port) };
}

/**
 * Firestore and Storage have read the rules of the repository when the tests begin, and serve every
 * project by them. While Storage loads rules again, it refuses what other test files ask. Every
 * namespace of the database begins without rules.
 */
function rulesToLoad(service: Service): { rules?: string } {
  const hasRules = service !== 'database' && changedRules === undefined;
  return hasRules ? {} : { rules: rulesFile(service) };
}

/** Connects to a database of its own with rules that are not those of the repository. */
export function startOtherRules(rules: string, projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({ projectId, firestore: { ...address('firestore'), rules } });
}

/** The projects that this run has made, for the report on which rules it reached. */
export const ruledProjects = new Set<string>();

/**
 * Connects to the emulators of these services with the rules of the repository loaded. The documents
 * of another project are another world, so that test files run side by side.
 */
export function startRules(
  services: readonly Service[],
  projectId: string = LOCAL_PROJECT_ID,
): Promise<RulesTestEnvironment> {
  ruledProjects.add(projectId);
  return initializeTestEnvironment({
    projectId,
    ...Object.fromEntries(
      services.map((service) => [service, { ...address(service), ...rulesToLoad(service) }]),
    ),
  });
}

const unruled = new WeakMap<RulesTestEnvironment, Promise<RulesTestContext>>();

/**
 * A connection past the rules that lasts as long as the environment. The library gives one for the time
 * of a callback; a new one for each write takes longer than the write.
 */
export function pastRules(environment: RulesTestEnvironment): Promise<RulesTestContext> {
  const known = unruled.get(environment);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<RulesTestContext>();
  const untilCleanup = new Promise<void>(() => undefined);
  environment
    .withSecurityRulesDisabled((context) => {
      resolve(context);
      return untilCleanup;
    })
    .catch(reject);
  unruled.set(environment, promise);
  return promise;
}
