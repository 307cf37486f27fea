const MAIL_TIMEOUT_MS = 10_000;

/** The sign-in service of a project, spoken to directly. */
export interface MailService {
  url: string;
  project: string;
  accessToken: () => Promise<string>;
}

/** Has a link mailed that sets a new password: the Admin SDK makes such links, but sends no mail. */
export async function sendPasswordMail(service: MailService, email: string): Promise<void> {
  const answer = await fetch(`${service.url}/accounts:sendOobCode`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await service.accessToken()}`,
      'content-type': 'application/json',
      // Whoever uses their own sign-in has to say on which project's quota.
      'x-goog-user-project': service.project,
      'x-firebase-locale': 'da',
    },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
