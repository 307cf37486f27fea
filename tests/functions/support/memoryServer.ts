/** The documents and files of the server, one transaction after the other. */
export const store = (() => {
  const documents = new Map<string, Record<string, unknown>>();
  const files = new Map<string, Buffer>();
  const snapshot = (path: string) => {
    const data = documents.get(path);
    return { id: path.split('/')[1] ?? '', exists: documents.has(path), data: () => data };
  };
  const doc = (path: string) => ({
    path,
    get: () => Promise.resolve(snapshot(path)),
    delete: () => Promise.resolve(documents.delete(path)),
    set: (data: Record<string, unknown>) => Promise.resolve(documents.set(path, data)),
    create: (data: Record<string, unknown>) =>
      documents.has(path)
        ? Promise.reject(Object.assign(new Error('Already there'), { code: 6 }))
        : Promise.resolve(documents.set(path, data)),
  });
  let last: Promise<unknown> = Promise.resolve();
  const transaction = {
    get: ({ path }: { path: string }) => Promise.resolve(snapshot(path)),
    set: ({ path }: { path: string }, data: Record<string, unknown>) => documents.set(path, data),
  };
  type Condition = readonly [field: string, value: unknown];
  const query = (name: string, conditions: readonly Condition[] = [], most = Infinity) => ({
    where: (field: string, _: '==', value: unknown) =>
      query(name, [...conditions, [field, value]], most),
    limit: (count: number) => query(name, conditions, count),
    count: () => ({
      get: () => {
        const found = [...documents].filter(
          ([path, data]) =>
            path.startsWith(`${name}/`) &&
            conditions.every(([field, value]) => data[field] === value),
        );
        return Promise.resolve({ data: () => ({ count: Math.min(found.length, most) }) });
      },
    }),
  });
  const firestore = () => ({
    doc,
    collection: (name: string) => query(name),
    getAll: ({ path }: { path: string }) => Promise.resolve([snapshot(path)]),
    runTransaction: <Value>(run: (given: typeof transaction) => Promise<Value>) => {
      const result = last.then(() => run(transaction));
      last = result.catch(() => undefined);
      return result;
    },
  });
  const read = (path: string, piece?: { start: number; end: number }) => {
    const content = files.get(path);
    if (!content) return Promise.reject(Object.assign(new Error('No such file'), { code: 404 }));
    if (piece && piece.start >= content.length)
      return Promise.reject(Object.assign(new Error('Not satisfiable'), { code: 416 }));
    return Promise.resolve([piece ? content.subarray(piece.start, piece.end + 1) : content]);
  };
  const bucket = () => ({
    file: (path: string) => ({
      download: (piece?: { start: number; end: number }) => read(path, piece),
    }),
  });
  return { documents, files, firestore, bucket };
})();
