/** A browser that keeps no uploads. */
export const keepUpload = () => Promise.resolve();
export const forgetUpload = () => Promise.resolve();
export const takeInterrupted = () => Promise.resolve([]);
