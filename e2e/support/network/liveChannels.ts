import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Request, Response } from '@playwright/test';

/** An answer that has not come by then belongs to a page that was left. */
const PATIENCE_MS = 2_000;

const isChannel = (url: URL) => url.pathname.endsWith('/channel');

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
  const openings: Promise<void>[] = [];

  function remember(url: URL, id: string): void {
    url.searchParams.set('SID', id);
    channels.set(id, url);
  }

  /** The answer to the first request of a channel names it. */
  async function readName(response: Response, url: URL): Promise<void> {
    const name = /"c","([^"]+)"/.exec(await response.text())?.[1];
    if (name !== undefined) remember(url, name);
  }

  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    const id = url.searchParams.get('SID');
    if (isChannel(url) && id !== null) remember(url, id);
  });
  context.on('response', (response: Response) => {
    const url = new URL(response.url());
    if (!isChannel(url) || url.searchParams.has('SID')) return;
    // The page may be left before the whole answer is there.
    openings.push(readName(response, url).catch(() => undefined));
  });
  return async () => {
    await Promise.race([Promise.all(openings), wait(PATIENCE_MS)]);
    await context.close();
    await Promise.allSettled([...channels.values()].map((channel) => fetch(endOf(channel))));
  };
}
