import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { announcesLargeBody } from './guards/request.ts';

interface RequestStart {
  request: IncomingMessage;
}

/**
 * Passes every request body on as plain bytes. The surrounding server would otherwise parse it by
 * its content type and answer an invalid one with an HTML page. A body that is announced as too
 * large loses its type, without which nobody reads it into memory before it is refused.
 */
export function receiveRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as RequestStart).request;
    if (announcesLargeBody(headers)) delete headers['content-type'];
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
