import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { LOCAL_HOST, LOCAL_PROJECT_ID, type LocalPorts } from '#src/config/local.ts';
import { GROWING_BATCHES, runInBatches } from '#src/model/base/bulk.ts';
import { collections } from '#src/model/base/paths.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../seed/accounts.ts';

async function signedInApp(ports: LocalPorts) {
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID, apiKey: 'local' }, 'plain-writes');
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${LOCAL_HOST}:${ports.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, DEMO_EMAILS.photographer, DEMO_PASSWORD);
  return app;
}

/** Follows all single images, as their editor does; resolves with the way to end it when they are there. */
function follow(firestore: ReturnType<typeof getFirestore>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      collection(firestore, collections.singleImages),
      () => resolve(() => stop()),
      reject,
    );
  });
}

/**
 * The seconds that the server needs for new prices of a category, under its rules and while somebody follows
 * the pictures, but without a page. They are set twice, because the emulator translates itself and the rules at
 * its first writes.
 */
export async function plainPriceSeconds(ports: LocalPorts, category: string, price: number) {
  const app = await signedInApp(ports);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, LOCAL_HOST, ports.firestore);
  const plain = lite.getFirestore(app);
  lite.connectFirestoreEmulator(plain, LOCAL_HOST, ports.firestore);
  const stop = await follow(firestore);
  const { docs } = await lite.getDocs(
    lite.query(
      lite.collection(plain, collections.singleImages),
      lite.where('category', '==', category),
    ),
  );
  const setPrices = async () => {
    const write = async (batch: typeof docs) => {
      const writes = lite.writeBatch(plain);
      for (const { ref } of batch) writes.update(ref, { price, updatedAt: lite.serverTimestamp() });
      await writes.commit();
      return [];
    };
    const { failed } = await runInBatches(
      docs,
      { ...GROWING_BATCHES, write: (batch) => write([...batch]) },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    if (failed[0]) throw failed[0].error;
  };
  await setPrices();
  const start = performance.now();
  await setPrices();
  const seconds = (performance.now() - start) / 1000;
  stop();
  await deleteApp(app);
  return seconds;
}
