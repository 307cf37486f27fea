import { act, screen } from '@testing-library/react';
import type { BotCheckNews } from '#src/model/contact/botCheck.ts';

export const queryFrame = () => screen.queryByTitle<HTMLIFrameElement>('reCAPTCHA');
export const frame = () => screen.getByTitle<HTMLIFrameElement>('reCAPTCHA');

export const BOT_CHECK_TOKEN = 'a-token-of-more-than-twenty-characters';

/** Stands in for the page of the challenge, whose scripts do not run here. */
export function tellFromFrame(data: BotCheckNews): void {
  const from = { source: frame().contentWindow, origin: window.location.origin };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, ...from })));
}

/** Solves the challenge of a form. */
export function solveBotCheck(): void {
  tellFromFrame({ kind: 'begun' });
  tellFromFrame({ kind: 'ready' });
  tellFromFrame({ kind: 'solved', token: BOT_CHECK_TOKEN });
}
