import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';
import { date, maybe, requiredDate, text, zeroByDefault } from '../base/schema.ts';

/** Apart from `documents`, which every page carries. */
export const webhookDocuments = {
  webhook: pathTemplate('webhooks/{webhookId}'),
  /** One event on its way to one address. */
  call: pathTemplate('webhook-calls/{callId}'),
} as const;

export const WEBHOOK_URL_MAX_LENGTH = 500;

export const WEBHOOKS_MAX = 5;

export const webhookEvents = ['choice.sent', 'order.paid'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ['queued', 'sending', 'sent', 'failed'] as const;

/** An address that is told of events. The secret signs what it is told. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  createdAt: requiredDate,
  createdBy: z.string(),
  /** The account without whose role it ends; empty in older records. */
  makerId: text,
  /** How the last call went. */
  last: maybe(z.object({ status: z.enum(webhookStates), answer: z.string(), at: requiredDate })),
});

export type Webhook = z.infer<typeof webhookSchema>;

export const webhookCallSchema = z.object({
  id: z.string(),
  webhookId: z.string(),
  event: z.enum(webhookEvents),
  /** The body as it is sent, the same at each attempt. */
  body: z.string(),
  status: z.enum(webhookStates),
  attempts: zeroByDefault,
  /** The time from which it may be tried; missing when it was sent, or is not tried again. */
  nextAttemptAt: date,
  /** The answer to the last attempt: a status, or a word for what went wrong. */
  answer: text,
  createdAt: requiredDate,
  /** The time at which the record is forgotten. */
  expiresAt: requiredDate,
});

export type WebhookCall = z.infer<typeof webhookCallSchema>;

/** True for an address that may be told: public ones alone are reached over HTTPS, without a name and a password. */
export function isWebhookUrl(text: string): boolean {
  if (text.length > WEBHOOK_URL_MAX_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const isNamed = /[a-z]$/i.test(hostname) && hostname.includes('.');
  return protocol === 'https:' && username === '' && password === '' && port === '' && isNamed;
}

/** The header in which a call is signed. */
export const SIGNATURE_HEADER = 'Foto-Signature';

/** What is signed: the time belongs to it, so that a call that somebody has overheard is not valid for long. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

export const signatureHeader = (seconds: number, signature: string): string =>
  `t=${seconds},v1=${signature}`;
