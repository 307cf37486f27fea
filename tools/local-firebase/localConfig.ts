import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_HOST, type LocalPorts } from '#src/config/local.ts';

/** The emulators of firebase-tools that we run. */
export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'database',
  'storage',
  'hosting',
] as const;
export type Emulator = (typeof EMULATORS)[number];

interface FirebaseConfig {
  hosting: Record<string, unknown>;
  emulators?: Record<string, unknown>;
}

interface LocalConfig {
  root: string;
  /** Keeps the configurations of two sets that run side by side apart. */
  name: string;
  ports: LocalPorts;
  /** Where the built site lies, below the root. */
  site: string;
}

function emulatorPorts(ports: LocalPorts): Record<string, unknown> {
  const at = (port: number): object => ({ host: LOCAL_HOST, port });
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

/**
 * `firebase.json` with local ports. It has to lie in the root: firebase-tools refuses paths that
 * leave the folder of its configuration.
 */
export function writeLocalConfig({ root, name, ports, site }: LocalConfig): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const file = join(root, `.firebase.${name}.json`);
  const local = {
    ...config,
    hosting: { ...config.hosting, public: site },
    emulators: emulatorPorts(ports),
  };
  writeFileSync(file, JSON.stringify(local, null, 2));
  return file;
}
