import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as captchaAccess from '#src/hooks/useCaptchaAccess.ts';
import * as recaptcha from '#src/lib/recaptcha.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';

vi.mock('#src/hooks/useCaptchaAccess.ts');
vi.mock('#src/lib/recaptcha.ts', () => ({ captchaSiteKey: 'key', loadCaptcha: vi.fn() }));

interface Rendered {
  sitekey: string;
  theme: string;
  size: string;
  hl: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

const provider = {
  ready: (run: () => void) => run(),
  render: vi.fn<(host: HTMLElement, options: Rendered) => number>(),
  reset: vi.fn<(id: number) => void>(),
};

const TOKEN = 'a-token-of-more-than-twenty-characters';

beforeEach(() => {
  provider.render.mockReset().mockReturnValue(7);
  provider.reset.mockReset();
  vi.mocked(captchaAccess.useCaptchaAccess).mockReturnValue('open');
  vi.mocked(recaptcha.loadCaptcha).mockReset().mockResolvedValue(provider);
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

/** Opens the form and waits until the challenge is drawn. */
async function openDrawn(): Promise<Rendered | undefined> {
  render(<Form />);
  await waitFor(() => expect(provider.render).toHaveBeenCalled());
  return provider.render.mock.lastCall?.[1];
}

const token = () => screen.getByLabelText('token').textContent;

describe('the bot check', () => {
  test('is drawn light, of normal size and in Danish, and hands on the token', async () => {
    const drawn = await openDrawn();
    expect(drawn).toMatchObject({ sitekey: 'key', theme: 'light', size: 'normal', hl: 'da' });
    expect(screen.getByRole('group', { name: 'reCAPTCHA verificering' })).toBeVisible();
    expect(screen.getByText('Udfyld venligst reCAPTCHA verificering')).toBeVisible();
    act(() => drawn?.callback(TOKEN));
    expect(token()).toBe(TOKEN);
    expect(screen.getByText('Tak, du er bekræftet.')).toBeVisible();
  });

  test('gives the token back when it has expired', async () => {
    const drawn = await openDrawn();
    act(() => drawn?.callback(TOKEN));
    act(() => drawn?.['expired-callback']());
    expect(token()).toBe('');
    expect(screen.getByText('Verificeringen er udløbet. Sæt venligst kryds igen.')).toBeVisible();
  });

  test('says when the provider cannot be reached any more', async () => {
    const drawn = await openDrawn();
    act(() => drawn?.['error-callback']());
    expect(token()).toBe('');
    expect(screen.getByText(/^reCAPTCHA mistede forbindelsen/)).toBeVisible();
  });

  test('is cleared by a new attempt', async () => {
    const drawn = await openDrawn();
    act(() => drawn?.callback(TOKEN));
    expect(provider.reset).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(provider.reset).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByText('Udfyld venligst reCAPTCHA verificering')).toBeVisible();
    expect(provider.render).toHaveBeenCalledOnce();
  });

  test('can be fetched again when its script did not come', async () => {
    vi.mocked(recaptcha.loadCaptcha).mockRejectedValueOnce(new Error('blocked'));
    render(<Form />);
    expect(await screen.findByRole('alert')).toHaveTextContent('reCAPTCHA kunne ikke hentes.');
    expect(screen.getByText('Måske blokerer din browser den. Prøv igen om lidt.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(provider.render).toHaveBeenCalledOnce());
  });

  test('comes by itself when the browser is online again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.mocked(recaptcha.loadCaptcha).mockRejectedValueOnce(new Error('offline'));
    render(<Form />);
    expect(
      await screen.findByText('Du er offline. Den kommer, når du har forbindelse igen.'),
    ).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(provider.render).toHaveBeenCalledOnce());
  });

  test.each([
    ['needs-cookies', 'reCAPTCHA kræver cookies. Acceptér cookies for at sende.'],
    ['not-configured', 'reCAPTCHA er ikke sat op endnu. Kontakt mig direkte, så hjælper jeg dig.'],
  ] as const)('%s: nothing is fetched', (access, words) => {
    vi.mocked(captchaAccess.useCaptchaAccess).mockReturnValue(access);
    render(<Form />);
    expect(screen.getByText(words)).toBeVisible();
    expect(recaptcha.loadCaptcha).not.toHaveBeenCalled();
  });
});
