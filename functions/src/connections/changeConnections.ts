import * as logger from 'firebase-functions/logger';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '../../../src/model/account/login.ts';
import {
  connectionContracts,
  shownTokenSchema,
  shownWebhookSchema,
} from '../../../src/model/api/connections.ts';
import { apiAnswers, connectionErrors } from '../../../src/model/api/texts.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import {
  requireAdministrator,
  requireRecentSignIn,
  requireSecondFactor,
  signedIn,
  type Caller,
} from '../guards/identity.ts';
import { connectionLimits } from '../rateLimits.ts';
import { makeToken, revokeToken, storedTokens } from './tokens.ts';
import { addWebhook, removeWebhook, storedWebhooks } from './webhooks.ts';

type Change = NonNullable<ContractInput<typeof connectionContracts.changeConnections>['change']>;

/** Refuses an old sign-in. Shutting a program out needs no fresh one, so that it is quick. */
async function requireFreshSignIn(caller: Caller): Promise<void> {
  requireRecentSignIn(caller, {
    maxAgeMs: RECENT_SIGN_IN_MAX_AGE_MS,
    now: new Date(),
    operation: connectionErrors,
  });
  await requireSecondFactor(caller, apiAnswers.secondFactor);
}

/** Makes the change, and returns the secret that is told once. */
async function make(change: Change, caller: Caller): Promise<string | undefined> {
  const { email } = caller;
  switch (change.kind) {
    case 'make-token':
      await requireFreshSignIn(caller);
      return makeToken(change, caller);
    case 'add-webhook':
      await requireFreshSignIn(caller);
      return addWebhook(change.url, caller);
    case 'revoke-token':
      await revokeToken(change.id, email);
      return undefined;
    case 'remove-webhook':
      await removeWebhook(change.id);
      return undefined;
  }
}

/** Shows and changes the tokens of programs, and the addresses that are told of events. */
export const changeConnections = serve({
  contract: connectionContracts.changeConnections,
  limit: connectionLimits.changeConnections,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { change }, caller }) {
    await requireAdministrator(caller, apiAnswers.adminsOnly);
    const secret = change && (await make(change, caller));
    if (change) logger.info('changeConnections', { kind: change.kind, by: caller.uid });
    const [tokens, webhooks] = await Promise.all([storedTokens(), storedWebhooks()]);
    return ok({
      success: true,
      tokens: tokens.map((token) => shownTokenSchema.parse(token)),
      webhooks: webhooks.map((webhook) => shownWebhookSchema.parse(webhook)),
      ...(secret !== undefined && { secret }),
    });
  },
});
