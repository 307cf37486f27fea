import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';

/**
 * Turns on what every new Firebase project has and the emulator has not: Auth does not tell whether
 * an e-mail has an account.
 */
export async function protectEmails(port: number): Promise<void> {
  const address =
    `http://${LOCAL_HOST}:${port}/identitytoolkit.googleapis.com/v2/projects/${LOCAL_PROJECT_ID}` +
    '/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy';
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`Auth could not be configured: ${await answer.text()}`);
}
