import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

/*
 * A fresh instance of one function: it loads the bundle, answers a request where there is a path, and reads
 * a document. Prints the processor time and the memory until the database hears of it.
 */

const [bundle = '', name = '', path = ''] = process.argv.slice(2);

interface Response {
  on: () => void;
  set: () => void;
  status: () => Response;
  json: () => void;
  send: () => void;
  end: () => void;
}

type HttpFunction = (request: object, response: Response) => unknown;

/** Sends a request by nobody in particular; resolves with its answer. */
function ask(answering: HttpFunction, method: 'GET' | 'POST'): Promise<void> {
  return new Promise((resolve) => {
    const response: Response = {
      on: () => undefined,
      set: () => undefined,
      status: () => response,
      json: resolve,
      send: resolve,
      end: resolve,
    };
    answering({ method, path, headers: {}, rawBody: Buffer.from('{}') }, response);
  });
}

const database = createServer().listen(0, '127.0.0.1');
await once(database, 'listening');
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${(database.address() as AddressInfo).port}`;
database.once('connection', () => {
  const { user, system } = process.cpuUsage();
  const kilobytes = process.resourceUsage().maxRSS;
  console.log(JSON.stringify({ ms: (user + system) / 1000, bytes: kilobytes * 1024 }));
  process.exit();
});

const functions = (await import(pathToFileURL(bundle).href)) as Record<string, HttpFunction>;
const answering = functions[name];
if (path !== '' && answering) {
  await ask(answering, 'POST');
  await ask(answering, 'GET');
}
const { getApps, initializeApp } = await import('firebase-admin/app');
const { getFirestore } = await import('firebase-admin/firestore');
await getFirestore(getApps()[0] ?? initializeApp())
  .doc('settings/public')
  .get();
