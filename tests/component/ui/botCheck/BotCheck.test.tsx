import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { useConsent } from '#src/stores/consent.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import {
  BOT_CHECK_TOKEN,
  frame,
  queryFrame,
  solveBotCheck,
  tellFromFrame,
} from '../../support/botCheckFrame.ts';
import { press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const { recaptchaSiteKey } = env;

beforeEach(() => useConsent.setState({ value: 'accepted' }));
afterEach(() => {
  env.recaptchaSiteKey = recaptchaSiteKey;
});

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <BotCheck attempt={attempt} onToken={setToken} isOptional={false} />
      <output aria-label="token">{token}</output>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        again
      </button>
    </>
  );
}

const token = () => screen.getByLabelText('token').textContent;
const says = (words: string | RegExp) => expect(screen.getByText(words)).toBeVisible();

describe('the bot check', () => {
  test('runs in a page of its own, which hands on the token', () => {
    render(<Form />);
    expect(frame()).toHaveAttribute('src', '/robot/index.html');
    expect(screen.getByRole('group', { name: 'reCAPTCHA verificering' })).toBeVisible();
    says('Henter reCAPTCHA...');
    tellFromFrame({ kind: 'begun' });
    tellFromFrame({ kind: 'ready' });
    says('Udfyld venligst reCAPTCHA verificering');
    tellFromFrame({ kind: 'solved', token: BOT_CHECK_TOKEN });
    expect(token()).toBe(BOT_CHECK_TOKEN);
    says('Tak, du er bekræftet.');
  });

  test('listens to no other page', () => {
    render(<Form />);
    const data = { kind: 'solved', token: BOT_CHECK_TOKEN };
    for (const from of [
      { source: window, origin: window.location.origin },
      { source: frame().contentWindow, origin: 'https://elsewhere.example' },
    ]) {
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, ...from })));
    }
    expect(token()).toBe('');
  });

  test('makes room for pictures, and takes it back', () => {
    render(<Form />);
    for (const pixels of [540, 78]) {
      tellFromFrame({ kind: 'height', pixels });
      const room = frame().parentElement?.style.getPropertyValue('--widget-height');
      expect(room).toBe(`${pixels}px`);
    }
  });

  test.each([
    ['expired', 'Verificeringen er udløbet. Sæt venligst kryds igen.'],
    ['disconnected', /^reCAPTCHA mistede forbindelsen/],
  ] as const)('gives the token back when it is %s', (kind, words) => {
    render(<Form />);
    solveBotCheck();
    tellFromFrame({ kind });
    expect(token()).toBe('');
    says(words);
  });

  test('is cleared by a new attempt', async () => {
    render(<Form />);
    solveBotCheck();
    const { contentWindow } = frame();
    if (!contentWindow) throw new Error('The frame is not in the page');
    const told = vi.spyOn(contentWindow, 'postMessage').mockReturnValue(undefined);
    await press('again');
    expect(told).toHaveBeenCalledExactlyOnceWith('reset', window.location.origin);
    says('Udfyld venligst reCAPTCHA verificering');
  });

  test('can be fetched again when its script did not come', async () => {
    render(<Form />);
    tellFromFrame({ kind: 'begun' });
    tellFromFrame({ kind: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('reCAPTCHA kunne ikke hentes.');
    says('Måske blokerer din browser den. Prøv igen om lidt.');
    await press('Prøv igen');
    says('Henter reCAPTCHA...');
    expect(frame()).toBeInTheDocument();
  });

  test('comes by itself when the browser is online again', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Form />);
    // The browser shows a page of its own in the frame.
    fireEvent.load(frame());
    says('Den kommer, når du har forbindelse igen.');
    act(() => void window.dispatchEvent(new Event('online')));
    says('Henter reCAPTCHA...');
  });

  test('is not fetched before cookies are accepted, or where it is not set up', () => {
    useConsent.setState({ value: null });
    const { unmount } = render(<Form />);
    says('reCAPTCHA kræver cookies. Acceptér cookies for at sende.');
    expect(queryFrame()).toBeNull();
    unmount();
    env.recaptchaSiteKey = null;
    render(<Form />);
    says('reCAPTCHA er ikke sat op endnu. Kontakt mig direkte, så hjælper jeg dig.');
    expect(queryFrame()).toBeNull();
  });
});
