import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface RequestStart {
  request: IncomingMessage;
}

/**
 * Passes every request body on as plain bytes. The surrounding server would otherwise parse it by
 * its content type and answer an invalid one with an HTML page.
 */
export function receiveRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as RequestStart).request;
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
