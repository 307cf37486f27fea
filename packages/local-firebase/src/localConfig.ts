import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Problem } from './problem.ts';

/** The emulators of firebase-tools that can be started. */
export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'database',
  'storage',
  'hosting',
] as const;
export type Emulator = (typeof EMULATORS)[number];

/** A port for every service; further ones are only checked to be free. */
export interface LocalPorts extends Readonly<Record<string, number>> {
  readonly site: number;
  readonly auth: number;
  readonly functions: number;
  readonly firestore: number;
  readonly database: number;
  readonly storage: number;
  readonly hub: number;
  readonly logging: number;
  readonly firestoreWebsocket: number;
}

/** The parts of `firebase.json` that are read here. */
interface FirebaseConfig {
  hosting?: Record<string, unknown>;
  firestore?: { rules?: string };
  database?: { rules?: string };
  storage?: { rules?: string };
}

interface LocalConfig {
  root: string;
  /** The folder of another `firebase.json` with its rules, below the root. */
  sources?: string | undefined;
  /** Keeps the configurations of two sets that run side by side apart. */
  name: string;
  host: string;
  ports: LocalPorts;
  /** The folder of the built site, below the root. */
  site: string;
}

function emulatorPorts(host: string, ports: LocalPorts): Record<string, unknown> {
  const at = (port: number): object => ({ host, port });
  return {
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    database: at(ports.database),
    storage: at(ports.storage),
    hosting: at(ports.site),
    hub: at(ports.hub),
    logging: at(ports.logging),
    // The emulator suite's own pages would be downloaded.
    ui: { enabled: false },
    singleProjectMode: true,
  };
}

/** Reads the `firebase.json` of a project. */
export function readFirebaseConfig(root: string): FirebaseConfig {
  const file = join(root, 'firebase.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FirebaseConfig;
  } catch (error) {
    throw new Problem(`${file} could not be read.`, String(error));
  }
}

function withRulesIn(folder: string, config: FirebaseConfig): FirebaseConfig {
  const moved = (['firestore', 'database', 'storage'] as const).flatMap((service) => {
    const settings = config[service];
    if (settings?.rules === undefined) return [];
    return [[service, { ...settings, rules: posix.join(folder, settings.rules) }]];
  });
  return { ...config, ...(Object.fromEntries(moved) as FirebaseConfig) };
}

/**
 * Writes `firebase.json` with local ports. It has to lie in the root: firebase-tools refuses paths
 * that leave the folder of its configuration.
 */
export function writeLocalConfig(options: LocalConfig): string {
  const { root, sources = '', name, host, ports, site } = options;
  const config = readFirebaseConfig(join(root, sources));
  const file = join(root, `.firebase.${name}.json`);
  const local = {
    ...withRulesIn(sources, config),
    hosting: { ...config.hosting, public: site },
    emulators: emulatorPorts(host, ports),
  };
  writeFileSync(file, JSON.stringify(local, null, 2));
  return file;
}
