/**
 * The time a picture waits for others of its document. That of a large album weighs half a megabyte, and
 * every listener reads it again after each write.
 */
const GATHER_MS = 2000;

interface Gathering<Addition> {
  /** The id of the document that it is added to. */
  documentOf: (addition: Addition) => string;
  /** The id of the picture. */
  pictureOf: (addition: Addition) => string;
  /** Returns true if other pictures of the document will arrive soon. */
  areOthersComing: (documentId: string, pictureIds: ReadonlySet<string>) => boolean;
  /** Adds pictures to one document. */
  write: (additions: readonly Addition[]) => Promise<void>;
}

interface Waiting<Addition> {
  addition: Addition;
  resolve: () => void;
  reject: (thrown: unknown) => void;
}

interface Batch<Addition> {
  waiting: Waiting<Addition>[];
  /** Those that are written; the queue hears of it a moment later, and nobody waits for them meanwhile. */
  written: Set<string>;
  isWriting: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Adds pictures to documents, several in one write. Each promise settles with its write. */
export function gatherWrites<Addition>(
  gathering: Gathering<Addition>,
): (addition: Addition) => Promise<void> {
  const { documentOf, pictureOf, areOthersComing, write } = gathering;
  const batches = new Map<string, Batch<Addition>>();

  function batchOf(documentId: string): Batch<Addition> {
    const batch = batches.get(documentId) ?? {
      waiting: [],
      written: new Set(),
      isWriting: false,
      timer: undefined,
    };
    batches.set(documentId, batch);
    return batch;
  }

  async function flush(documentId: string): Promise<void> {
    const batch = batchOf(documentId);
    clearTimeout(batch.timer);
    batch.timer = undefined;
    const written = batch.waiting;
    batch.waiting = [];
    batch.isWriting = true;
    try {
      await write(written.map(({ addition }) => addition));
      for (const { addition, resolve } of written) {
        batch.written.add(pictureOf(addition));
        resolve();
      }
    } catch (thrown) {
      written.forEach(({ reject }) => reject(thrown));
    }
    batch.isWriting = false;
    if (batch.waiting.length > 0) schedule(documentId);
  }

  function schedule(documentId: string): void {
    const batch = batchOf(documentId);
    if (batch.isWriting) return;
    // Without other pictures there is nothing to wait for.
    const waiting = batch.waiting.map(({ addition }) => pictureOf(addition));
    const here = new Set([...batch.written, ...waiting]);
    if (!areOthersComing(documentId, here)) void flush(documentId);
    else batch.timer ??= setTimeout(() => void flush(documentId), GATHER_MS);
  }

  return (addition) =>
    new Promise((resolve, reject) => {
      const documentId = documentOf(addition);
      batchOf(documentId).waiting.push({ addition, resolve, reject });
      schedule(documentId);
    });
}
