import type { IncomingMessage } from 'node:http';

const DEFAULT_NAMESPACE = 'fake-server';

/** The database a request means: `ns`, else the first label of the host name. */
export function namespaceOf(url: URL, request: IncomingMessage): string {
  const named = url.searchParams.get('ns');
  if (named !== null && named !== '') return named;
  const host = request.headers.host?.split(':')[0] ?? '';
  const labels = host.split('.');
  const isNumeric = /^[\d.]+$/.test(host);
  return labels.length > 1 && !isNumeric ? (labels[0] ?? DEFAULT_NAMESPACE) : DEFAULT_NAMESPACE;
}
