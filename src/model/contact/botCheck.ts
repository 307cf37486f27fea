const BOT_CHECK_TOKEN_MIN_LENGTH = 20;
export const BOT_CHECK_TOKEN_MAX_LENGTH = 8192;

/** A rough check before the token is sent to the provider. */
export function isBotCheckToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length > BOT_CHECK_TOKEN_MIN_LENGTH;
}

/**
 * The page of this site in which the challenge runs. It has a content policy of its own, because the
 * provider's script styles inline what it draws, and it holds nothing else.
 */
export const BOT_CHECK_PAGE = '/robot/index.html';

/** The news that the page of the challenge sends to the form around it. */
export type BotCheckNews =
  | { kind: 'begun' | 'ready' | 'failed' | 'expired' | 'disconnected' }
  | { kind: 'solved'; token: string }
  /** The height that the challenge needs, which grows while pictures are asked about. */
  | { kind: 'height'; pixels: number };

/** The one message in the other direction: the challenge starts again. */
export const RESET_BOT_CHECK = 'reset';
