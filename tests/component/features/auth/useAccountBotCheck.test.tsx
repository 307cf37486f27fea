import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAccountBotCheck } from '#src/features/auth/AuthPage.tsx';
import { useBotCheckAccess } from '#src/hooks/useBotCheckAccess.ts';
import { backend } from '../../../support/backend/backend.ts';

vi.mock('#src/hooks/useBotCheckAccess.ts');

const send = vi.fn<() => Promise<string>>();

beforeEach(() => {
  send.mockReset().mockResolvedValue('sent');
});

test('without a key the form is sent without the bot check', async () => {
  vi.mocked(useBotCheckAccess).mockReturnValue('not-configured');
  const { result } = renderHook(useAccountBotCheck);
  expect(result.current.isNeeded).toBe(false);
  await expect(result.current.run(send)).resolves.toBe('sent');
  expect(backend.attempts('call')).toEqual([]);
});

test.each(['open', 'needs-cookies'] as const)(
  'with a key it is not sent unchecked, also while the check is %s',
  async (access) => {
    vi.mocked(useBotCheckAccess).mockReturnValue(access);
    const { result } = renderHook(useAccountBotCheck);
    expect(result.current.isNeeded).toBe(true);
    await expect(result.current.run(send)).rejects.toMatchObject({ code: 'captcha/missing' });
    expect(send).not.toHaveBeenCalled();
  },
);
