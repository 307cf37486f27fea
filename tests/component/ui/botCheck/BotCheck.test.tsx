import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as botCheckAccess from '#src/hooks/useBotCheckAccess.ts';
import type { BotCheckNews } from '#src/model/contact/botCheck.ts';
import { BotCheck } from '#src/ui/botCheck/BotCheck.tsx';
import { frame, queryFrame, tellFromFrame } from '../../support/botCheckFrame.ts';

vi.mock('#src/hooks/useBotCheckAccess.ts');

const TOKEN = 'a-token-of-more-than-twenty-characters';
const solved: BotCheckNews = { kind: 'solved', token: TOKEN };

beforeEach(() => {
  vi.mocked(botCheckAccess.useBotCheckAccess).mockReturnValue('open');
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

/** Opens the form with a challenge that has come. */
function openDrawn(): void {
  render(<Form />);
  tellFromFrame({ kind: 'begun' });
  tellFromFrame({ kind: 'ready' });
}

function pageIn({ contentWindow }: HTMLIFrameElement): Window {
  if (!contentWindow) throw new Error('The frame is not in the page');
  return contentWindow;
}

const token = () => screen.getByLabelText('token').textContent;

describe('the bot check', () => {
  test('runs in a page of its own, which hands on the token', () => {
    render(<Form />);
    expect(frame()).toHaveAttribute('src', '/robot/index.html');
    expect(screen.getByRole('group', { name: 'reCAPTCHA verificering' })).toBeVisible();
    expect(screen.getByText('Henter reCAPTCHA...')).toBeVisible();
    tellFromFrame({ kind: 'begun' });
    tellFromFrame({ kind: 'ready' });
    expect(screen.getByText('Udfyld venligst reCAPTCHA verificering')).toBeVisible();
    tellFromFrame(solved);
    expect(token()).toBe(TOKEN);
    expect(screen.getByText('Tak, du er bekræftet.')).toBeVisible();
  });

  test('listens to no other page', () => {
    openDrawn();
    const { contentWindow } = frame();
    for (const from of [
      { source: window, origin: window.location.origin },
      { source: contentWindow, origin: 'https://elsewhere.example' },
    ]) {
      act(() => void window.dispatchEvent(new MessageEvent('message', { data: solved, ...from })));
    }
    expect(token()).toBe('');
  });

  test('makes room for pictures, and takes it back', () => {
    openDrawn();
    tellFromFrame({ kind: 'height', pixels: 540 });
    const room = () => frame().parentElement?.style.getPropertyValue('--widget-height');
    expect(room()).toBe('540px');
    tellFromFrame({ kind: 'height', pixels: 78 });
    expect(room()).toBe('78px');
  });

  test('gives the token back when it has expired', () => {
    openDrawn();
    tellFromFrame(solved);
    tellFromFrame({ kind: 'expired' });
    expect(token()).toBe('');
    expect(screen.getByText('Verificeringen er udløbet. Sæt venligst kryds igen.')).toBeVisible();
  });

  test('says when the provider cannot be reached any more', () => {
    openDrawn();
    tellFromFrame({ kind: 'disconnected' });
    expect(token()).toBe('');
    expect(screen.getByText(/^reCAPTCHA mistede forbindelsen/)).toBeVisible();
  });

  test('is cleared by a new attempt', async () => {
    openDrawn();
    tellFromFrame(solved);
    const told = vi.spyOn(pageIn(frame()), 'postMessage').mockReturnValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(told).toHaveBeenCalledExactlyOnceWith('reset', window.location.origin);
    expect(screen.getByText('Udfyld venligst reCAPTCHA verificering')).toBeVisible();
  });

  test('can be fetched again when its script did not come', async () => {
    render(<Form />);
    tellFromFrame({ kind: 'begun' });
    tellFromFrame({ kind: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('reCAPTCHA kunne ikke hentes.');
    expect(screen.getByText('Måske blokerer din browser den. Prøv igen om lidt.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(screen.getByText('Henter reCAPTCHA...')).toBeVisible();
    expect(frame()).toBeInTheDocument();
  });

  test('comes by itself when the browser is online again', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Form />);
    // The browser shows a page of its own in the frame.
    fireEvent.load(frame());
    expect(screen.getByText('Den kommer, når du har forbindelse igen.')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Henter reCAPTCHA...')).toBeVisible();
  });

  test.each([
    ['needs-cookies', 'reCAPTCHA kræver cookies. Acceptér cookies for at sende.'],
    ['not-configured', 'reCAPTCHA er ikke sat op endnu. Kontakt mig direkte, så hjælper jeg dig.'],
  ] as const)('%s: nothing is fetched', (access, words) => {
    vi.mocked(botCheckAccess.useBotCheckAccess).mockReturnValue(access);
    render(<Form />);
    expect(screen.getByText(words)).toBeVisible();
    expect(queryFrame()).toBeNull();
  });
});
