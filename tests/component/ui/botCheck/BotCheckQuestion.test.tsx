import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '#src/config/site.ts';
import { useBotCheck } from '#src/hooks/useBotCheck.ts';
import { setChoice } from '#src/stores/choice.ts';
import { choiceOf } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { askPerPurpose } from '../../../support/askPerPurpose.ts';
import { queryFrame } from '../../support/botCheckFrame.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
askPerPurpose();

const TOKEN = 'a-token-of-more-than-twenty-characters';
const allow = () => screen.queryByRole('button', { name: 'Tillad robot-tjek fra Google' });

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
    expect(await screen.findByText(/Google får din IP-adresse/)).toBeVisible();
    expect(screen.queryByText(/fortsætte uden/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /skriv eller ring/ })).toBeVisible();
    expect(allow()).toBeVisible();
    expect(queryFrame()).toBeNull();
  });

  test('fetches it after a yes to it alone, and keeps the focus', async () => {
    open(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Tillad robot-tjek fra Google' }));
    expect(choiceOf().answers).toEqual({ botCheck: true });
    expect(screen.getByRole('group', { name: 'reCAPTCHA verificering' })).toHaveFocus();
    expect(queryFrame()).toBeInTheDocument();
  });
});

test('an open form follows the shop to the wall and back', async () => {
  open(false);
  expect(await screen.findByText(/Google får din IP-adresse/)).toBeVisible();
  act(() => shopChanged({ ...site, consent: 'wall' }));
  expect(allow()).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveTextContent('kræver cookies');
  act(() => shopChanged({ ...site, consent: 'choice' }));
  expect(allow()).toBeVisible();
});

describe('a form that can do without', () => {
  test('says so', async () => {
    open(true);
    expect(await screen.findByText(/Du kan også fortsætte uden\./)).toBeVisible();
    expect(allow()).toBeVisible();
  });

  test('does not ask again after a no', () => {
    setChoice({ botCheck: false });
    open(true);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(queryFrame()).toBeNull();
  });
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

  test('goes on without an optional check that was not allowed', async () => {
    const { current } = check(true);
    expect(current.isSolved).toBe(true);
    await expect(current.run(send)).resolves.toBe('sent');
    expect(verify).not.toHaveBeenCalled();
  });

  test('waits for a check that is needed', async () => {
    const { current } = check(false);
    expect(current.isSolved).toBe(false);
    await expect(current.run(send)).rejects.toMatchObject({ code: 'captcha/missing' });
    expect(send).not.toHaveBeenCalled();
  });

  test('waits for an optional check that was allowed', async () => {
    setChoice({ botCheck: true });
    const result = check(true);
    expect(result.current.isSolved).toBe(false);
    await expect(result.current.run(send)).rejects.toMatchObject({ code: 'captcha/missing' });
    act(() => result.current.challenge.onToken(TOKEN));
    await act(async () => {
      expect(await result.current.run(send)).toBe('sent');
    });
    expect(verify).toHaveBeenCalledExactlyOnceWith(TOKEN);
  });
});
