/* Stands in for `src/data/sdk/app.ts`. */

/** App Check: the proof that it gives, once the app is there. */
export const appCheck: { proof: string | undefined; isBegun: boolean } = {
  proof: undefined,
  isBegun: false,
};

export function firebaseApp(): object {
  appCheck.isBegun = true;
  return {};
}

export const appCheckToken = (): Promise<string | undefined> =>
  Promise.resolve(appCheck.isBegun ? appCheck.proof : undefined);

export function clearAppCheck(): void {
  Object.assign(appCheck, { proof: undefined, isBegun: false });
}
