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

// Its other way is to load scripts from the database, which the page's policy refuses.
forceWebSockets();

export const database = getDatabase(firebaseApp());
if (env.backend === 'local') connectDatabaseEmulator(database, LOCAL_HOST, env.ports.database);
