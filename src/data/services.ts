import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { loadAuth, requireUser } from './auth/session.ts';
import { withDeadline } from './deadline.ts';
import { guarded } from './errors.ts';
import { readDocument } from './firestore/documents.ts';
import { reachStorage } from './storage.ts';

const ANSWER_MAX_MS = 6000;

async function reachDatabase(): Promise<void> {
  await readDocument(documents.systemStatus.build(), z.record(z.string(), z.unknown()));
}

async function reachAuth(): Promise<void> {
  const { reload } = await loadAuth();
  await reload(await requireUser());
}

/** What a browser asks before it asks for more: it reaches the functions, and costs them nothing. */
async function reachFunctions(): Promise<void> {
  const { ok, status } = await fetch(contracts.listUsers.path, { method: 'OPTIONS' });
  if (!ok) throw new AppError('service-failed', { details: { status } });
}

const ways = {
  firestore: reachDatabase,
  storage: reachStorage,
  auth: reachAuth,
  functions: reachFunctions,
};

/** The services that are asked whether they are there; the realtime database says so by itself. */
export type AskedService = keyof typeof ways;

/** Asks a service for as little as can be: it fails when it does not answer soon. */
export function reach(service: AskedService): Promise<void> {
  return guarded(() => withDeadline(ways[service](), ANSWER_MAX_MS));
}
