import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { loadAuth, requireUser } from './auth/session.ts';
import { withDeadline, guarded } from './errors.ts';
import { readDocument } from './firestore/documents.ts';
import { checkStorage } from './files/storage.ts';

const ANSWER_MAX_MS = 6000;

async function checkDatabase(): Promise<void> {
  await readDocument(documents.systemStatus.build(), z.record(z.string(), z.unknown()));
}

async function checkAuth(): Promise<void> {
  const { reload } = await loadAuth();
  await reload(await requireUser());
}

/** A CORS preflight reaches the functions without running any of their code. */
async function checkFunctions(): Promise<void> {
  const { ok, status } = await fetch(contracts.listUsers.path, { method: 'OPTIONS' });
  if (!ok) throw new AppError('service-failed', { details: { status } });
}

const checks = {
  firestore: checkDatabase,
  storage: checkStorage,
  auth: checkAuth,
  functions: checkFunctions,
};

/** The services that can be checked; the Realtime Database reports its connection itself. */
export type CheckedService = keyof typeof checks;

/** Checks a service with a minimal request; throws when it does not answer in time. */
export function checkService(service: CheckedService): Promise<void> {
  return guarded(() => withDeadline(checks[service](), ANSWER_MAX_MS));
}
