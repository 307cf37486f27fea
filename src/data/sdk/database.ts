import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { firebaseApp } from './app.ts';

export {
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  ref,
  remove,
  serverTimestamp,
  set,
} from 'firebase/database';

// The fallback without WebSockets loads scripts from the database, which the page's content
// security policy refuses.
forceWebSockets();

export const database = getDatabase(firebaseApp());
if (env.backend === 'local') connectDatabaseEmulator(database, LOCAL_HOST, env.ports.database);
