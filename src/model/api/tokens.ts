import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';
import { date, requiredDate, text } from '../base/schema.ts';
import { LETTERS_AND_DIGITS, type RandomBytes, randomText } from '../base/text.ts';

/** Apart from `documents`, which every page carries. */
export const tokenDocuments = { token: pathTemplate('api-tokens/{tokenId}') } as const;

export const TOKEN_NAME_MAX_LENGTH = 60;

/** Tokens that are not revoked. */
export const TOKENS_MAX = 30;

/** Scanners for secrets that were published by mistake know a token by its beginning. */
const BEGINNING = 'foto';

const ID_LENGTH = 12;

/** 256 bits. */
const SECRET_LENGTH = 43;

const TOKEN = new RegExp(
  `^${BEGINNING}_([A-Za-z0-9]{${ID_LENGTH}})_[A-Za-z0-9]{${SECRET_LENGTH}}$`,
);

/** A token as the server keeps it. It is never deleted: with those revoked it is the log of who made what. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The SHA-256 of the token, which is kept nowhere. */
  hash: z.string(),
  /** The one gallery that it reaches; empty for a token that reaches whatever the interface offers. */
  galleryId: text,
  createdAt: requiredDate,
  createdBy: z.string(),
  /** The account of its maker; empty for one that is older than this field, which is valid until it is revoked. */
  makerId: text,
  usedAt: date,
  revokedAt: date,
  revokedBy: text,
});

export type ApiToken = z.infer<typeof apiTokenSchema>;

interface NewToken {
  id: string;
  /** What a program sends. */
  token: string;
}

export function newToken(bytes: RandomBytes): NewToken {
  const id = randomText(LETTERS_AND_DIGITS, ID_LENGTH, bytes);
  const secret = randomText(LETTERS_AND_DIGITS, SECRET_LENGTH, bytes);
  return { id, token: `${BEGINNING}_${id}_${secret}` };
}

/** The id in a token; undefined for a text that is none. */
export const tokenIdOf = (token: string): string | undefined => TOKEN.exec(token)?.[1];

/** How the records of uploads name a token. */
export const tokenSender = ({ id }: Pick<ApiToken, 'id'>): string => `token:${id}`;

/** The id of the token in a record of an upload; undefined for one that an administrator has begun. */
export const tokenIdOfSender = (by: string): string | undefined => /^token:(.+)$/.exec(by)?.[1];
