import { createHash, randomBytes } from 'node:crypto';
import { API_PATH } from '#src/model/api/contracts.ts';
import { makeToken } from '../../../functions/src/connections/tokens.ts';
import { askHere, type Reply } from './call.ts';
import { createPerson } from './people.ts';

/** A token as a program has it. */
export async function programToken(galleryId?: string): Promise<string> {
  const maker = await createPerson({ claims: { admin: true } });
  return makeToken({ name: 'Prøve', galleryId }, maker);
}

interface Asked {
  token?: string | undefined;
  method?: string;
  input?: object | undefined;
  headers?: Record<string, string>;
  /** The address of the network that it asks from. */
  from?: string;
}

/** Asks the interface as a program would. */
export function askApi(
  path: string,
  { token, method, input, headers = {}, from }: Asked = {},
): Promise<Reply> {
  const asked = {
    method: method ?? (input ? 'POST' : 'GET'),
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    body: input ? JSON.stringify(input) : '',
    from,
  };
  return askHere('api', asked, API_PATH + path);
}

export const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** The announcement of a file that a program will send. */
export const upload = (target: object, file = randomBytes(64)) => ({
  target,
  fileName: 'IMG_1.jpg',
  bytes: file.length,
  sha256: hashOf(file),
});

export const errorOf = ({ status, body }: Reply) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
});
