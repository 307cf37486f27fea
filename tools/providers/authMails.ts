import { LOCAL_HOST, LOCAL_PROJECT_ID, type LocalPorts } from '#src/config/local.ts';
import { routes } from '#src/shared/routes.ts';

/** A mail that Firebase Auth would have sent, with the link in it. */
export interface AuthMail {
  to: string;
  kind: string;
  link: string;
}

interface OobCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** How Auth names in a link what the link is for. */
const MODES: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** As in production, where the mails are set up to lead to one page of the site. */
function linkOf({ requestType, oobCode, oobLink }: OobCode, ports: LocalPorts): string {
  const mode = MODES[requestType];
  if (mode === undefined) return oobLink;
  const query = new URLSearchParams({ mode, oobCode });
  return `http://${LOCAL_HOST}:${ports.site}${routes.resetPassword}?${query}`;
}

/** The newest first. Empty while the Auth emulator is not there. */
export async function authMails(ports: LocalPorts): Promise<AuthMail[]> {
  const address = `http://${LOCAL_HOST}:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`;
  try {
    const { oobCodes } = (await (await fetch(address)).json()) as { oobCodes: OobCode[] };
    return oobCodes
      .map((code) => ({
        to: code.newEmail ?? code.email,
        kind: code.requestType,
        link: linkOf(code, ports),
      }))
      .reverse();
  } catch {
    return [];
  }
}
