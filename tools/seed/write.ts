import type { App } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { mapWithLimit } from '#src/model/base/async.ts';
import { chunks } from '#src/model/base/lists.ts';
import { PUBLIC_CACHE_SECONDS, publicStorageAreas } from '#src/model/files/paths.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, fullName } from './accounts.ts';
import type { PlannedFile, SeedPlan } from './places.ts';

const BATCH_SIZE = 100;
const UPLOADS_AT_ONCE = 8;
const PUBLIC_CACHE = `public, max-age=${PUBLIC_CACHE_SECONDS}, immutable`;
const PRIVATE_CACHE = 'private, no-store';

/** Writes the whole plan over what is there. */
export async function writePlan(app: App, plan: SeedPlan): Promise<void> {
  await Promise.all([writeAccounts(app), writeNodes(app, plan), writeFiles(app, plan)]);
  // Documents come last: a site that was interrupted before them is empty, and is seeded again.
  await writeDocuments(app, plan);
}

/** Creates the demo accounts, or sets them back to what they were. */
async function writeAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  const known = await auth.getUsers(DEMO_ACCOUNTS.map(({ uid }) => ({ uid })));
  const knownIds = new Set(known.users.map(({ uid }) => uid));
  await Promise.all(
    DEMO_ACCOUNTS.map((account) => writeAccount(auth, account, knownIds.has(account.uid))),
  );
}

async function writeAccount(auth: Auth, account: DemoAccount, isKnown: boolean): Promise<void> {
  const properties = {
    email: account.email,
    emailVerified: true,
    password: DEMO_PASSWORD,
    displayName: fullName(account),
  };
  if (isKnown) await auth.updateUser(account.uid, properties);
  else await auth.createUser({ uid: account.uid, ...properties });
  await auth.setCustomUserClaims(account.uid, account.isAdmin ? { admin: true } : null);
}

async function writeNodes(app: App, { nodes }: SeedPlan): Promise<void> {
  const database = getDatabase(app);
  await Promise.all([...nodes].map(([path, data]) => database.ref(path).set(data)));
}

/** The data of a document as it is stored: its id is in its path, not in a field. */
export function storedData(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'id'));
}

async function writeDocuments(app: App, { documents, searchIndex }: SeedPlan): Promise<void> {
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  for (const portion of chunks([...documents, ...searchIndex], BATCH_SIZE)) {
    const batch = firestore.batch();
    for (const [path, data] of portion) batch.set(firestore.doc(path), storedData(data));
    await batch.commit();
  }
}

/** The logo keeps its name when it changes: browsers must ask for it again. */
function cacheControl(path: string): string {
  const [area] = path.split('/');
  const isPublic = publicStorageAreas.some((name) => name === area);
  if (!isPublic) return PRIVATE_CACHE;
  return /_\d{10,16}/.test(path) ? PUBLIC_CACHE : 'public, no-cache';
}

/** The metadata of a file in storage; a copy in the archive also says how large its original is. */
export function fileMetadata({ path, contentType, data, archived }: PlannedFile) {
  return {
    contentType,
    cacheControl: cacheControl(path),
    metadata: archived ? { ...archived, contentType, originalSize: String(data.length) } : {},
  };
}

async function writeFiles(app: App, { files }: SeedPlan): Promise<void> {
  const bucket = getStorage(app).bucket();
  await mapWithLimit(files, UPLOADS_AT_ONCE, async (file) =>
    bucket.file(file.path).save(file.data, {
      resumable: false,
      validation: false,
      // Nothing lies there yet. Said so, a file is sent again when the connection breaks.
      preconditionOpts: { ifGenerationMatch: 0 },
      metadata: fileMetadata(file),
    }),
  );
}
