export interface Gate {
  open: () => void;
  failWith: (error: Error) => void;
}

/** What writes pass through before they are stored: closed, it holds them back until it opens or fails. */
export function writeGate() {
  let way: Promise<void> = Promise.resolve();
  return {
    pass: () => way,
    close: (): Gate => {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      way = promise;
      // A gate that fails before anything waits at it is no unhandled rejection.
      promise.catch(() => undefined);
      return { open: () => resolve(undefined), failWith: reject };
    },
    /** From now on writes go through again. */
    leaveOpen: () => {
      way = Promise.resolve();
    },
  };
}
