import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { API_PATH, apiEndpoints, type ApiEndpointName } from '../../../src/model/api/contracts.ts';
import { apiAnswers } from '../../../src/model/api/texts.ts';
import type { ApiToken } from '../../../src/model/api/tokens.ts';
import { withTimeout } from '../../../src/model/base/async.ts';
import { pathTemplate } from '../../../src/model/base/paths.ts';
import { requestTexts } from '../../../src/model/system/functionTexts.ts';
import { answerTimeMs, traceOf, type Incoming, type Outgoing } from '../callable.ts';
import { validToken } from '../connections/tokens.ts';
import { anonymous } from '../guards/identity.ts';
import { requireRate } from '../guards/rateLimit.ts';
import { parseInput, requireOwnOrigin, requireSmallBody } from '../guards/request.ts';
import { requestsOfToken, requestsWithoutToken } from '../rateLimits.ts';
import { Refusal, toRefusal } from '../refusal.ts';
import type { ApiCall, ApiHandlers } from './call.ts';
import { listAlbums, listGalleries, makeAlbum, makeGallery } from './catalogue.ts';
import { readChoices } from './choices.ts';
import { requireReach } from './reach.ts';
import { removePicture } from './removals.ts';
import { beginUpload, readUpload } from './uploads.ts';

const handlers: ApiHandlers = {
  listAlbums,
  makeAlbum,
  listGalleries,
  makeGallery,
  readChoices,
  beginUpload,
  removePicture,
  readUpload,
};

interface Route {
  name: ApiEndpointName;
  parameters: Readonly<Record<string, string>>;
}

const names = Object.keys(apiEndpoints) as ApiEndpointName[];

const addresses = names.map((name) => ({
  name,
  method: apiEndpoints[name].method,
  // No document has a name that begins and ends with two underscores.
  template: pathTemplate(API_PATH + apiEndpoints[name].path, {
    galleryId: '(?!__)[A-Za-z0-9_-]{1,128}',
    uploadId: '[A-Za-z0-9]{1,40}',
  }),
}));

/** The endpoint of an address, or a refusal of an address or a method that there is not. */
function routeOf({ method, path }: Pick<Incoming, 'method' | 'path'>): Route {
  const matches = addresses.flatMap(({ template, ...address }) => {
    const parameters = template.parse(path);
    return parameters ? [{ ...address, parameters }] : [];
  });
  const match = matches.find((each) => each.method === method);
  if (match) return match;
  if (matches.length === 0) {
    throw new Refusal(404, 'not-found', { text: requestTexts.unknownAddress });
  }
  throw new Refusal(405, 'invalid-argument', {
    text: requestTexts.wrongMethod,
    headers: { allow: matches.map((each) => each.method).join(', ') },
  });
}

/** Identifies the program. Requests without a valid token are counted by the network that they come from. */
async function tokenOf(request: Incoming, now: Date): Promise<ApiToken> {
  const [, given = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const token = await validToken(given, now);
  if (token) {
    await requireRate(requestsOfToken, { name: 'api', subject: token.id, at: now });
    return token;
  }
  const { subject } = await anonymous(request);
  await requireRate(requestsWithoutToken, { name: 'api-without-token', subject, at: now });
  throw new Refusal(401, 'unauthenticated', { text: apiAnswers.noToken });
}

/** TypeScript cannot see that endpoint, input and handler of one name belong together. */
function handle<Name extends ApiEndpointName>(name: Name, call: ApiCall<Name>) {
  return handlers[name](call);
}

async function run(request: Incoming, { name, parameters }: Route): Promise<unknown> {
  requireOwnOrigin(request.headers.origin);
  requireSmallBody(request);
  const token = await tokenOf(request, new Date());
  const endpoint = apiEndpoints[name];
  if (!endpoint.isForGallery) requireReach(token);
  if (parameters['galleryId'] !== undefined) requireReach(token, parameters['galleryId']);
  const contract = { ...endpoint, name, needsSignIn: false } as const;
  const input = parseInput(contract, request.rawBody);
  return handle(name, { input, token, parameters });
}

const TIMEOUT_SECONDS = 60;

/** Answers a program: the body that its endpoint states, or an error with a code and a Danish message. */
export async function answerProgram(request: Incoming, response: Outgoing): Promise<void> {
  const started = performance.now();
  let name = 'unknown';
  const log = (status: number, code?: string): void =>
    logger.info('api', { name, status, code, ms: Math.round(performance.now() - started) });
  response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  try {
    const route = routeOf(request);
    ({ name } = route);
    const late = () => new Refusal(504, 'timeout');
    const body = await withTimeout(run(request, route), answerTimeMs(TIMEOUT_SECONDS), late);
    response.status(200).json(body);
    log(200);
  } catch (thrown) {
    const { status, code, text: message, headers, limit } = toRefusal(thrown);
    if (status >= 500) logger.error('api failed', traceOf(thrown));
    response.set(headers);
    response.status(status).json({ error: { code, message, limit } });
    log(status, code);
  }
}

/** Reaches the shop for programs with a token: every route of `apiEndpoints`. */
export const api = onRequest(
  { timeoutSeconds: TIMEOUT_SECONDS, cors: false, invoker: 'public' },
  answerProgram,
);
