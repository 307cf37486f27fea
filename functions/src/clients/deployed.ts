import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { clientContracts } from '../../../src/model/clients/contracts.ts';
import { serve, traceOf } from '../callable.ts';
import { signedIn } from '../guards/identity.ts';
import { clientLimits } from '../rateLimits.ts';
import { clientFile as readFile } from './clientFile.ts';
import { visitorOf } from './openedGallery.ts';
import { openGallery } from './openGallery.ts';
import { sellPictures } from './sellPictures.ts';
import { syncChoices } from './syncChoices.ts';

export const openClientGallery = serve({
  contract: clientContracts.openClientGallery,
  limit: clientLimits.openClientGallery,
  options: { timeoutSeconds: 30 },
  identify: visitorOf,
  handle: openGallery,
});

export const syncClientChoices = serve({
  contract: clientContracts.syncClientChoices,
  limit: clientLimits.syncClientChoices,
  options: { timeoutSeconds: 30 },
  identify: visitorOf,
  handle: syncChoices,
});

export const sellClientPictures = serve({
  contract: clientContracts.sellClientPictures,
  limit: clientLimits.sellClientPictures,
  // The originals are copied inside the bucket.
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  handle: sellPictures,
});

/** The log holds the outcome, not the address: it would tell which picture was looked at. */
export const clientFile = onRequest(
  // A picture is read into memory as a whole, and many are asked for at once.
  { timeoutSeconds: 60, memory: '1GiB', concurrency: 20, cors: false, invoker: 'public' },
  async (request, response) => {
    try {
      const { status, headers, body } = await readFile(request);
      response.set(headers).status(status);
      response.end(body);
      logger.info('clientFile', { status, bytes: body?.length ?? 0 });
    } catch (thrown) {
      logger.error('clientFile failed', traceOf(thrown));
      response.set({ 'cache-control': 'private, no-store' }).status(500).end();
    }
  },
);
