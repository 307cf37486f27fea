import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFrontPage } from '#src/app/early/readFrontPage.ts';
import { openShell, showShell, updateShell } from '#src/app/early/shell.ts';
import { takeOver } from '#src/lib/hero.ts';

const lock = 'aria-disabled="true" title="Navigation kræver cookies"';
const parts = (hero: string) => `
  <header><a href="/priser" ${lock}>Priser</a><button aria-label="Åbn menu" ${lock}></button></header>
  <section class="hero">
    <div class="hero-frame"><img class="hero-media" alt="" loading="lazy" /></div>
    <h1 class="hero-title">${hero}</h1><p class="hero-subtitle"></p>
    <a href="/portfolio" ${lock}>Se portfolio</a>
  </section>`;

const question = `
  <section data-cookie-banner="top">
    <button value="declined">Afvis cookies</button><button value="accepted">Acceptér cookies</button>
  </section>`;

let shell: HTMLElement;

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div>
    <div id="shell" hidden data-waiting>${parts('Jerslev Foto')}<div hidden>${question}</div></div>`;
  shell = found('#shell');
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('what index.html holds of the front page', () => {
  test('is shown with its picture', () => {
    showShell(shell, 'data:image/webp;base64,AA', 'wall');
    expect(shell).toBeVisible();
    expect(found('.hero-media')).toHaveProperty('loading', 'eager');
    expect(found('.hero-frame').style.backgroundImage).toContain('data:image/webp;base64,AA');
  });

  test.each([undefined, 'declined'])('is locked when the answer is %s', (answer) => {
    if (answer) localStorage.setItem('cookieConsent', answer);
    showShell(shell, '', 'wall');
    expect(found('#shell [href="/priser"]')).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(found('#shell [href="/priser"]'))).toBe(false);
  });

  test('has plain links for those who have accepted cookies', () => {
    localStorage.setItem('cookieConsent', 'accepted');
    showShell(shell, '', 'wall');
    const link = found('#shell [href="/priser"]');
    expect(link).not.toHaveAttribute('aria-disabled');
    expect(link).not.toHaveAttribute('title');
    // A test has no page to go to.
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    fireEvent.click(link);
    expect.assertions(3);
  });

  test('takes words and picture that were stored after the build', () => {
    const fields = {
      heroTitle: { stringValue: 'Nordisk lys' },
      backgroundMedia: { stringValue: '/ny.webp' },
    };
    updateShell(shell, readFrontPage({ fields }));
    expect(found('.hero-title')).toHaveTextContent('Nordisk lys');
    expect(found('.hero-media')).toHaveAttribute('src', '/ny.webp');
    expect(shell).not.toHaveAttribute('data-waiting');
  });

  test('has no frame when the picture was removed after the build', () => {
    updateShell(shell, readFrontPage({ fields: {} }));
    expect(document.querySelector('.hero-frame')).toBeNull();
  });
});

describe('the question about cookies', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  test('comes after half a second', () => {
    showShell(shell, '', 'wall');
    vi.advanceTimersByTime(499);
    expect(found('#shell [data-cookie-banner]')).not.toBeVisible();
    vi.advanceTimersByTime(1);
    expect(found('#shell [data-cookie-banner]')).toBeVisible();
  });

  test.each(['accepted', 'declined'])('is not asked of those who have %s', (answer) => {
    localStorage.setItem('cookieConsent', answer);
    showShell(shell, '', 'wall');
    expect(document.querySelector('#shell [data-cookie-banner]')).toBeNull();
  });

  test.each(['accepted', 'declined'])(
    'keeps the answer %s, and tells the application',
    (answer) => {
      const told = vi.fn();
      window.addEventListener('storage', told, { once: true });
      showShell(shell, '', 'wall');
      fireEvent.click(found(`#shell [value="${answer}"]`));
      expect(localStorage.getItem('cookieConsent')).toBe(answer);
      expect(document.querySelector('#shell [data-cookie-banner]')).toBeNull();
      expect(told).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ key: 'cookieConsent' }),
      );
      const isLocked = found('#shell [href="/priser"]').hasAttribute('aria-disabled');
      expect(isLocked).toBe(answer === 'declined');
    },
  );

  const chosen = JSON.stringify({
    answers: { statistics: false },
    browser: 'x',
    revision: 1,
    version: '1',
  });

  test.each([
    ['a shop that asks about each purpose', 'choice', undefined],
    ['a visitor who was asked about each purpose', 'wall', chosen],
  ] as const)('and its locks are nothing to %s', (_who, consent, stored) => {
    if (stored) localStorage.setItem('cookieConsent', stored);
    showShell(shell, '', consent);
    expect(document.querySelector('#shell [data-cookie-banner]')).toBeNull();
    expect(document.querySelector('#shell [aria-disabled]')).toBeNull();
  });

  test('does not come when the settings say meanwhile that each purpose is asked about', () => {
    showShell(shell, '', 'wall');
    openShell(shell);
    vi.advanceTimersByTime(500);
    expect(document.querySelector('#shell [data-cookie-banner]')).toBeNull();
    expect(document.querySelector('#shell [aria-disabled]')).toBeNull();
  });

  test('waits for the application where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    showShell(shell, '', 'wall');
    fireEvent.click(found('#shell [value="accepted"]'));
    expect(found('#shell [data-cookie-banner]')).toBeInTheDocument();
    found('#root').innerHTML = question;
    const answered = vi.fn();
    found('#root [value="accepted"]').addEventListener('click', answered);
    vi.useRealTimers();
    takeOver('[data-cookie-banner]');
    return vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  });
});

describe('the application takes over', () => {
  beforeEach(() => {
    showShell(shell, '', 'wall');
    found('#root').innerHTML = parts('Jerslev Foto') + question;
  });

  test('one part after the other', () => {
    takeOver('header');
    expect(document.querySelector('#shell header')).toBeNull();
    expect(document.querySelector('#shell .hero')).not.toBeNull();
    takeOver('.hero');
    takeOver('[data-cookie-banner]');
    expect(shell).toHaveTextContent(/^\s*$/);
  });

  test('with the focus', () => {
    found('#shell .hero a').focus();
    takeOver('header');
    expect(found('#shell .hero a')).toHaveFocus();
    takeOver('.hero');
    expect(found('#root .hero a')).toHaveFocus();
  });

  test.each(['[href="/priser"]', 'button'])(
    'and answers the press that waited on %s',
    async (of) => {
      const answered = vi.fn((event: Event) => event.preventDefault());
      found(`#root header ${of}`).addEventListener('click', answered);
      fireEvent.click(found(`#shell header ${of}`));
      takeOver('header');
      await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
    },
  );

  test('without a press there is nothing to answer', async () => {
    const answered = vi.fn();
    found('#root').addEventListener('click', answered);
    takeOver('header');
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(answered).not.toHaveBeenCalled();
  });
});
