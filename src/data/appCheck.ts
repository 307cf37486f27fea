declare global {
  /**
   * True where requests prove that they come from this site (`appCheck` in `src/config/site.ts`). The
   * build replaces it, and leaves out what the other sites do not need.
   */
  const USES_APP_CHECK: boolean;
}

/** The proof that a request comes from this site. Nothing where it is not used. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!USES_APP_CHECK) return {};
  const { appCheckToken, firebaseApp } = await import('./sdk/app.ts');
  firebaseApp();
  const token = await appCheckToken();
  return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
}
