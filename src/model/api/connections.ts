import * as z from 'zod/mini';
import { IDENTIFIER } from '../base/text.ts';
import { answer, contract } from '../system/contracts.ts';
import { apiTokenSchema, TOKEN_NAME_MAX_LENGTH } from './tokens.ts';
import { isWebhookUrl, webhookSchema } from './webhooks.ts';

const id = z.string().check(z.regex(IDENTIFIER));

/** A token as administrators see it. */
export const shownTokenSchema = z.pick(apiTokenSchema, {
  id: true,
  name: true,
  galleryId: true,
  createdAt: true,
  createdBy: true,
  usedAt: true,
  revokedAt: true,
  revokedBy: true,
});

export type ShownToken = z.infer<typeof shownTokenSchema>;

/** An address without its secret. */
export const shownWebhookSchema = z.pick(webhookSchema, {
  id: true,
  url: true,
  createdAt: true,
  createdBy: true,
  last: true,
});

export type ShownWebhook = z.infer<typeof shownWebhookSchema>;

/** The programs that may reach the shop, and those that it tells. Only the dashboard calls it. */
export const connectionContracts = {
  /** Tells them all, after one change if there is one. */
  changeConnections: contract({
    name: 'changeConnections',
    path: '/api/connections',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      change: z.optional(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('make-token'),
            name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TOKEN_NAME_MAX_LENGTH)),
            /** The one gallery that it reaches; left out for all that the interface offers. */
            galleryId: z.optional(id),
          }),
          z.strictObject({ kind: z.literal('revoke-token'), id }),
          z.strictObject({
            kind: z.literal('add-webhook'),
            url: z.string().check(z.trim(), z.refine(isWebhookUrl)),
          }),
          z.strictObject({ kind: z.literal('remove-webhook'), id }),
        ]),
      ),
    }),
    output: z.object({
      ...answer,
      tokens: z.optional(z.array(shownTokenSchema)),
      webhooks: z.optional(z.array(shownWebhookSchema)),
      /** The new token, or the secret of the new address: told once. */
      secret: z.optional(z.string()),
    }),
  }),
} as const;
