import { setImmediate as nextTurn } from 'node:timers/promises';
import { accounts, clearAccounts } from './accounts.ts';
import { clearDocuments, documents } from './documents.ts';
import { clearFiles, files } from './files.ts';
import {
  attempts,
  changeCount,
  clearInterruptions,
  cutAfter,
  fail,
  failNext,
  hold,
} from './interruptions.ts';
import { clearHttp, functions } from './http.ts';
import { clearRealtime, realtime } from './realtime.ts';
import { appCheck, clearAppCheck } from './sdk/app.ts';

/**
 * Firebase in memory. Below the repos of `src/data`, which are the real ones, modules of `sdk/` take
 * the place of the SDKs and `fakeFetch` that of the network; all of them work on this.
 *
 * A test stores what it needs, and looks afterwards at what is stored:
 *
 *     backend.documents.put('albums/a1', album('Skov', []));
 *     backend.failNext('read', 'albums');
 *     const gate = backend.hold('write', 'albums/a1');
 *     expect(backend.documents.get('albums/a1')).toMatchObject({ title: 'Hede' });
 */
export const backend = {
  documents,
  files,
  accounts,
  functions,
  realtime,
  appCheck,
  fail,
  failNext,
  hold,
  cutAfter,
  attempts,
  changeCount,
};

/** Empties the backend, when what still waited in it has been called off. */
export async function clearBackend(): Promise<void> {
  if (clearInterruptions()) await nextTurn();
  clearDocuments();
  clearFiles();
  clearAccounts();
  clearHttp();
  clearRealtime();
  clearAppCheck();
}
