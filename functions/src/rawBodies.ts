import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { announcesLargeBody, BODY_MAX_BYTES } from './guards/request.ts';

interface RequestStart {
  request: IncomingMessage;
}

/**
 * Closes the connection of a body that goes beyond the limit. One that does not announce its length could
 * otherwise fill the memory: it is read to its end before a function sees the request.
 */
function cutOff(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let left = BODY_MAX_BYTES;
  request.push = (bytes: Buffer | null) => {
    left -= bytes?.length ?? 0;
    if (left >= 0) return push(bytes);
    request.destroy();
    return false;
  };
}

/**
 * Passes every request body on as plain bytes. The surrounding server would otherwise parse it by
 * its content type and answer an invalid one with an HTML page. A body that is announced as too
 * large loses its type, without which nobody reads it into memory before it is refused; any other is
 * cut off at the same limit.
 */
export function receiveRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as RequestStart;
    const { headers } = request;
    if (announcesLargeBody(headers)) delete headers['content-type'];
    else cutOff(request);
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
