import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import { connect, createServer as createLineServer } from 'node:net';
import { LOCAL_HOST } from '#src/config/local.ts';

/** The requests of a page to the local Firebase since the counting began. */
export interface Traffic {
  requests: number;
  /** Requests whose answer is on its way; streams, which never end, are left out. */
  pending: number;
  /** Documents in the answers. */
  documents: number;
  /** The reads that counts cost besides: one read for every 1,000 entries, as they are billed. */
  counts: number;
  writes: number;
  /** Requests for the names of files. */
  listings: number;
  /** Bytes of the answers that hold documents or names of files. */
  bytes: number;
}

export const noTraffic = (): Traffic => ({
  requests: 0,
  pending: 0,
  documents: 0,
  counts: 0,
  writes: 0,
  listings: 0,
  bytes: 0,
});

/** A document names its own place, once in every kind of answer. */
const DOCUMENT = /"name"\s*:\s*"projects\/[^"]*\/documents\//g;
const COUNTED = /"integerValue"\s*:\s*"(\d+)"/g;
const COUNTED_AT_ONCE = 1000;
const WRITTEN = /"updateTime"/g;
const LISTING = /^\/v0\/b\/[^/]+\/o\/?\?/;
const STREAM = /\/channel\b/;
const PICTURE = 'alt=media';
const LONGEST_MATCH = 300;

interface Counting {
  what: RegExp;
  add: (match: RegExpExecArray) => void;
}

/** The part of an answer that is counted. */
function countingOf(url: string, traffic: Traffic): Counting {
  if (url.includes(':runAggregationQuery')) {
    const add = ([, entries]: RegExpExecArray) => {
      traffic.counts += Math.max(1, Math.ceil(Number(entries) / COUNTED_AT_ONCE));
    };
    return { what: COUNTED, add };
  }
  if (url.includes(':commit')) return { what: WRITTEN, add: () => void (traffic.writes += 1) };
  return { what: DOCUMENT, add: () => void (traffic.documents += 1) };
}

/** Counts in a text that comes in pieces, and may never end. */
function counter({ what, add }: Counting): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const text = rest + piece;
    let end = 0;
    for (const match of text.matchAll(what)) {
      add(match);
      end = match.index + match[0].length;
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_MATCH));
  };
}

/** Sends a request on as it came, except that the answer is not to be compressed. */
function forward(incoming: IncomingMessage, port: number) {
  const { method, url, headers } = incoming;
  const plain = { ...headers, 'accept-encoding': 'identity' };
  return sendRequest({ host: LOCAL_HOST, port, method, path: url, headers: plain });
}

/** Stands before one of the emulators and counts what goes through. Returns the function that stops it. */
export async function countTraffic(
  from: number,
  to: number,
  traffic: Traffic,
): Promise<() => void> {
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const isCounted = incoming.method !== 'OPTIONS' && !url.includes(PICTURE);
    if (isCounted) traffic.requests += 1;
    if (!STREAM.test(url)) {
      traffic.pending += 1;
      outgoing.on('close', () => (traffic.pending -= 1));
    }
    if (LISTING.test(url)) traffic.listings += 1;
    const sent = forward(incoming, to);
    sent.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      const count = counter(countingOf(url, traffic));
      answer.on('data', (chunk: Buffer) => {
        outgoing.write(chunk);
        if (!isCounted) return;
        traffic.bytes += chunk.length;
        count(chunk.toString('latin1'));
      });
      answer.on('end', () => outgoing.end());
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(from, LOCAL_HOST, resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Passes everything through to another port. Returns the function that stops it. */
export async function passThrough(from: number, to: number): Promise<() => void> {
  const server = createLineServer((incoming) => {
    const outgoing = connect(to, LOCAL_HOST);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('error', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(from, LOCAL_HOST, resolve));
  return () => server.close();
}
