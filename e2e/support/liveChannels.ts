import type { BrowserContext, Request } from '@playwright/test';

const isChannel = (url: URL) => url.pathname.endsWith('/channel') && url.searchParams.has('SID');

/** The request by which Firestore's SDK ends a channel that it no longer needs. */
function endOf(channel: URL): URL {
  const end = new URL(channel);
  for (const name of ['AID', 'CI', 't']) end.searchParams.delete(name);
  end.searchParams.set('RID', '99999');
  end.searchParams.set('TYPE', 'terminate');
  return end;
}

/**
 * Closes a context and ends the channels by which its pages followed Firestore. A page that is closed does
 * not end them itself, and the emulator, unlike Firestore, never does: it goes on to answer each of them on
 * every write, until hundreds of them leave no time for the pages that are open.
 */
export function endChannelsOf(context: BrowserContext): () => Promise<void> {
  const channels = new Map<string, URL>();
  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (isChannel(url)) channels.set(String(url.searchParams.get('SID')), url);
  });
  return async () => {
    await context.close();
    await Promise.allSettled([...channels.values()].map((channel) => fetch(endOf(channel))));
  };
}
