import JSZip from 'jszip';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { site } from '#src/config/site.ts';
import { buildFunctions } from '../../tools/build.ts';
import { functionNames } from '../../tools/live/steps/site.ts';

/*
 * Runs the code with which `firebase deploy --dry-run` checks a project, as far as it goes without a
 * project. The rules themselves are compiled by the emulators of the other tests.
 */
const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const load = createRequire(import.meta.url);
const ofTools = (module: string): unknown => load(`firebase-tools/lib/${module}.js`);

interface Endpoint {
  id: string;
  region: string;
  platform: string;
  httpsTrigger?: object;
  secretEnvironmentVariables?: { key: string }[];
}

interface Build {
  params: unknown[];
}

interface Config {
  functions: { runtime: string; ignore: string[] };
  hosting: { rewrites: { function?: { functionId: string; region: string } }[] };
  firestore: { indexes: string };
}

interface Tools {
  config: { getValidator: () => ((config: unknown) => boolean) & { errors?: unknown } };
  loader: { loadCJSON: (path: string) => unknown };
  firestore: { FirestoreApi: new () => { validateSpec: (spec: unknown) => void } };
  hosting: { hostingConfig: (options: object) => { site: string }[] };
  runtimes: {
    getRuntimeDelegate: (context: object) => Promise<{
      validate: () => Promise<void>;
      discoverBuild: (config: object, env: object) => Promise<Build>;
    }>;
  };
  env: { parse: (text: string) => { envs: Record<string, string> } };
  build: { resolveBackend: (options: object) => Promise<{ backend: object }> };
  backend: { allEndpoints: (backend: object) => Endpoint[] };
  validate: { endpointsAreValid: (backend: object) => void };
  upload: {
    prepareFunctionsUpload: (
      ...from: [project: string, source: string, config: object, additional: string[]]
    ) => Promise<{ pathToSource: string }>;
  };
}

const tools = {
  config: ofTools('firebaseConfigValidate'),
  loader: ofTools('loadCJSON'),
  firestore: ofTools('firestore/api'),
  hosting: ofTools('hosting/config'),
  runtimes: ofTools('deploy/functions/runtimes/index'),
  env: ofTools('functions/env'),
  build: ofTools('deploy/functions/build'),
  backend: ofTools('deploy/functions/backend'),
  validate: ofTools('deploy/functions/validate'),
  upload: ofTools('deploy/functions/prepareFunctionsUpload'),
} as Tools;

const config = tools.loader.loadCJSON(join(root, 'firebase.json')) as Config;
const temporary = mkdtempSync(join(tmpdir(), 'deploy-'));
const source = join(temporary, 'functions');
const projectId = 'demo-deploy';
/** firebase-tools waits ten seconds for the functions to name themselves, too little on a loaded machine. */
const DISCOVERY_SECONDS = 120;

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_DISCOVERY_TIMEOUT', String(DISCOVERY_SECONDS));
  const isUploaded = (path: string) => !/functions\/(?:lib|node_modules|\.env)/.test(path);
  cpSync(join(root, 'functions'), source, { recursive: true, filter: isUploaded });
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  await buildFunctions(root, source);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

describe('firebase-tools takes', () => {
  test('every field of firebase.json', () => {
    const isValid = tools.config.getValidator();
    expect([isValid(config), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...config, functions: { surce: 'functions' } })).toBe(false);
  });

  test('the hosting', () => {
    const options = { site: projectId, cwd: root, config: { src: config, projectDir: root } };
    expect(tools.hosting.hostingConfig(options)).toMatchObject([{ site: projectId }]);
  });

  test('the indexes', () => {
    const { FirestoreApi } = tools.firestore;
    const indexes = tools.loader.loadCJSON(join(root, config.firestore.indexes));
    expect(() => new FirestoreApi().validateSpec(indexes)).not.toThrow();
    expect(() => new FirestoreApi().validateSpec({ indexes: [{ fields: [] }] })).toThrow();
  });

  test('the functions, to which hosting leads and which name their secrets', async () => {
    const { runtime } = config.functions;
    const context = { projectId, projectDir: root, sourceDir: source, runtime };
    const delegate = await tools.runtimes.getRuntimeDelegate(context);
    await delegate.validate();
    const firebaseConfig = { projectId, storageBucket: `${projectId}.firebasestorage.app` };
    const build = await delegate.discoverBuild(
      {},
      { FIREBASE_CONFIG: JSON.stringify(firebaseConfig), GCLOUD_PROJECT: projectId },
    );
    const { envs: userEnvs } = tools.env.parse(
      readFileSync(join(root, 'functions/.env.example'), 'utf8'),
    );
    // As in an emulator, secrets are not looked up in the project.
    const options = { build, firebaseConfig, userEnvs, nonInteractive: true, isEmulator: true };
    const { backend } = await tools.build.resolveBackend(options);
    expect(() => tools.validate.endpointsAreValid(backend)).not.toThrow();

    const endpoints = tools.backend.allEndpoints(backend);
    expect(new Set(endpoints.map(({ id }) => id))).toEqual(new Set(await functionNames(root)));
    expect(new Set(endpoints.map(({ region }) => region))).toEqual(new Set([site.region]));
    const reached = endpoints.filter(({ httpsTrigger }) => httpsTrigger).map(({ id }) => id);
    const rewrites = config.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(new Set(rewrites.map(({ functionId }) => functionId))).toEqual(new Set(reached));
    const secrets = endpoints.flatMap((each) => each.secretEnvironmentVariables ?? []);
    expect(new Set(secrets.map(({ key }) => key))).toEqual(
      new Set(['RECAPTCHA_SECRET', 'EMAILJS_PRIVATE_KEY']),
    );
  });
});

describe('the folder that is uploaded', () => {
  const uploaded = join(temporary, 'uploaded');

  beforeAll(async () => {
    const { prepareFunctionsUpload } = tools.upload;
    const { ignore } = config.functions;
    const { pathToSource } = await prepareFunctionsUpload(root, source, { ignore }, []);
    const { files } = await JSZip.loadAsync(readFileSync(pathToSource));
    for (const file of Object.values(files)) {
      if (file.dir) continue;
      await mkdir(join(uploaded, dirname(file.name)), { recursive: true });
      await writeFile(join(uploaded, file.name), await file.async('nodebuffer'));
    }
  });

  const npmCi = (...options: string[]) =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...options], {
      cwd: uploaded,
    });

  test('has the versions of the project in a lock file that npm takes without a question', async () => {
    const lock = JSON.parse(readFileSync(join(uploaded, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    const whole = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as typeof lock;
    for (const name of ['firebase-functions', 'sharp', '@img/sharp-linux-x64', 'zod']) {
      const path = `node_modules/${name}`;
      expect(lock.packages[path]?.version).toBe(whole.packages[path]?.version);
    }
    expect(lock.packages).not.toHaveProperty('node_modules/vite');
    await expect(npmCi('--dry-run', '--offline')).resolves.toBeDefined();
  });

  test('installs alone and starts', { timeout: 300_000 }, async ({ skip }) => {
    const isReachable = await run('npm', [
      'ping',
      '--fetch-retries=0',
      '--fetch-timeout=5000',
    ]).then(
      () => true,
      () => false,
    );
    skip(!isReachable, 'the registry cannot be reached');
    await npmCi('--prefer-offline');
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '-e', "console.log(Object.keys(await import('./lib/index.js')))"],
      { cwd: uploaded, env: { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: '{}' } },
    );
    expect(stdout).toContain('secureDownload');
  });
});
