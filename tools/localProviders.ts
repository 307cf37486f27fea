import { type Providers, startProviders } from 'provider-stand-ins';
import { LOCAL_HOST, LOCAL_PROJECT_ID, type LocalPorts } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { PAYMENT_WEBHOOK_PATH } from '#src/model/payments/contracts.ts';

interface OobCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** Names of Auth for the purpose of a link. */
const MODES: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** Leads to one page of the site, as the mails in production are set up to do. */
function linkOf({ requestType, oobCode, oobLink }: OobCode, ports: LocalPorts): string {
  const mode = MODES[requestType];
  if (mode === undefined) return oobLink;
  const query = new URLSearchParams({ mode, oobCode });
  return `http://${LOCAL_HOST}:${ports.site}${routes.resetPassword}?${query}`;
}

/** Returns the mails that Auth would have sent, the newest first; none while its emulator is not there. */
async function signInMails(ports: LocalPorts) {
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

/** Starts the stand-ins of the outside providers for a local site. */
export function startLocalProviders(ports: LocalPorts): Promise<Providers> {
  return startProviders({
    host: LOCAL_HOST,
    port: ports.providers,
    mailboxPort: ports.mailbox,
    signInMails: () => signInMails(ports),
    // As the functions send it.
    privateKeys: { 'local-order': 'local-private' },
    paymentWebhook: {
      url: `http://${LOCAL_HOST}:${ports.site}${PAYMENT_WEBHOOK_PATH}`,
      secret: 'local-webhook',
    },
  });
}
