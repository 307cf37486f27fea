/** The app of the SDK on a site that does not use App Check. */
export const firebaseApp = (): object => ({});
export const appCheckToken = (): Promise<undefined> => Promise.resolve(undefined);
