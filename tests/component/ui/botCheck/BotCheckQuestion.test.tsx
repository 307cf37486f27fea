import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '#src/config/site.ts';
import { useBotCheck } from '#src/hooks/useBotCheck.ts';
import { AppError } from '#src/model/base/errors.ts';
import { setChoice } from '#src/stores/choice.ts';
import { choiceOf } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { askPerPurpose } from '../../../support/askPerPurpose.ts';
import { BOT_CHECK_TOKEN, queryFrame } from '../../support/botCheckFrame.ts';
import { press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
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
  test.each([{}, { botCheck: false }])('asks after %j, and offers another way', async (answers) => {
    setChoice(answers);
    open(false);
    expect(await isAsked()).toBeVisible();
    expect(screen.queryByText(/fortsætte uden/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /skriv eller ring/ })).toBeVisible();
    expect(allow()).toBeVisible();
    expect(queryFrame()).toBeNull();
  });

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
