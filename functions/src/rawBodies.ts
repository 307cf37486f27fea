import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface RequestStart {
  request: IncomingMessage;
}

/**
 * Has every body handed over as plain bytes. The server around us would parse it by its type before
 * we see it, and answer a broken one with a page of HTML.
 */
export function receiveRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as RequestStart).request;
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
