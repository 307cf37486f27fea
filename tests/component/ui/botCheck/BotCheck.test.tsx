import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { choiceOf, useConsent } from '#src/stores/consent.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { site } from '#src/config/site.ts';
import { useBotCheck } from '#src/hooks/useBotCheck.ts';
import { AppError } from '#src/model/base/errors.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import { shopChanged } from '#src/stores/shop.ts';
import {
  BOT_CHECK_TOKEN,
  frame,
  queryFrame,
  solveBotCheck,
  tellFromFrame,
} from '../../support/botCheckFrame.ts';
import { press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { askPerPurpose } from '../../../support/askPerPurpose.ts';

resetStoresAfterEach();

describe('the bot check', () => {
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

describe('where each purpose is asked about', () => {
  askPerPurpose();

  const ALLOW = 'Tillad robot-tjek fra Google';
  const allow = () => screen.queryByRole('button', { name: ALLOW });
  const isAsked = () => screen.findByText(/Google får din IP-adresse/);

  function open(isOptional: boolean): void {
    render(
      <BotCheck
        attempt={0}
        onToken={vi.fn()}
        isOptional={isOptional}
        instead={({ invitation }) => <a href="mailto:x">{invitation}</a>}
      />,
    );
  }

  describe('a form that needs the bot check', () => {
    test.each([{}, { botCheck: false }])(
      'asks after %j, and offers another way',
      async (answers) => {
        setChoice(answers);
        open(false);
        expect(await isAsked()).toBeVisible();
        expect(screen.queryByText(/fortsætte uden/)).not.toBeInTheDocument();
        expect(screen.getByRole('link', { name: /skriv eller ring/ })).toBeVisible();
        expect(allow()).toBeVisible();
        expect(queryFrame()).toBeNull();
      },
    );

    test('fetches it after a yes to it alone, and keeps the focus', async () => {
      open(false);
      await isAsked();
      await press(ALLOW);
      expect(choiceOf().answers).toEqual({ botCheck: true });
      expect(screen.getByRole('group', { name: 'reCAPTCHA verificering' })).toHaveFocus();
      expect(queryFrame()).toBeInTheDocument();
    });

    test('follows the shop to the wall and back while it is open', async () => {
      open(false);
      await isAsked();
      act(() => shopChanged({ ...site, consent: 'wall' }));
      expect(allow()).not.toBeInTheDocument();
      expect(screen.getByRole('group')).toHaveTextContent('kræver cookies');
      act(() => shopChanged({ ...site, consent: 'choice' }));
      expect(allow()).toBeVisible();
    });
  });

  test('a form that can do without says so, and does not ask again after a no', async () => {
    open(true);
    expect(await screen.findByText(/Du kan også fortsætte uden\./)).toBeVisible();
    expect(allow()).toBeVisible();
    act(() => setChoice({ botCheck: false }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(queryFrame()).toBeNull();
  });

  describe('sending', () => {
    const verify = vi.fn<(token: string) => Promise<void>>();
    const send = vi.fn<() => Promise<string>>();
    beforeEach(() => {
      verify.mockReset().mockResolvedValue(undefined);
      send.mockReset().mockResolvedValue('sent');
    });

    const check = (isOptional: boolean) =>
      renderHook(() => useBotCheck(verify, { isOptional })).result;
    type Check = ReturnType<typeof check>;
    const solve = ({ current }: Check, token = BOT_CHECK_TOKEN) =>
      act(() => current.challenge.onToken(token));

    async function isRefused({ current }: Check, code: string): Promise<void> {
      await act(() => expect(current.run(send)).rejects.toMatchObject({ code }));
      expect(send).not.toHaveBeenCalled();
    }

    test('goes on without an optional check that was not allowed', async () => {
      const { current } = check(true);
      expect(current.isSolved).toBe(true);
      await expect(current.run(send)).resolves.toBe('sent');
      expect(verify).not.toHaveBeenCalled();
    });

    test.each([false, true])(
      'waits for a check that is needed or allowed (optional: %s), which is used up afterwards',
      async (isOptional) => {
        setChoice({ botCheck: true });
        const result = check(isOptional);
        await isRefused(result, 'captcha/missing');
        solve(result, 'x'.repeat(20));
        expect(result.current.isSolved).toBe(false);
        solve(result, 'x'.repeat(21));
        expect(result.current.isSolved).toBe(true);
        await act(async () => {
          expect(await result.current.run(send)).toBe('sent');
        });
        expect(verify).toHaveBeenCalledExactlyOnceWith('x'.repeat(21));
        expect(result.current.isSolved).toBe(false);
        expect(result.current.challenge.attempt).toBe(1);
      },
    );

    test('does not happen when the check is refused, which starts again', async () => {
      const result = check(false);
      verify.mockRejectedValue(new AppError('captcha/failed'));
      solve(result);
      await isRefused(result, 'captcha/failed');
      expect(result.current.challenge.attempt).toBe(1);
    });
  });
});
