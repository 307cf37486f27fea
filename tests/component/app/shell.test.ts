import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFrontPage } from '#src/app/early/readFrontPage.ts';
import { openShell, showShell, updateShell } from '#src/app/early/shell.ts';
import { takeOver } from '#src/lib/hero.ts';

const lock = 'aria-disabled="true" title="Navigation kræver cookies"';
const parts = `
  <header><a href="/priser" ${lock}>Priser</a><button aria-label="Åbn menu" ${lock}></button></header>
  <section class="hero">
    <div class="hero-frame"><img class="hero-media" alt="" loading="lazy" /></div>
    <div class="hero-words"><h1 class="hero-title">Jerslev Foto</h1><p class="hero-subtitle"></p></div>
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

const link = () => found('#shell [href="/priser"]');
const isLocked = () => link().hasAttribute('aria-disabled');
const banner = () => document.querySelector('#shell [data-cookie-banner]');
const answer = (value: string) => localStorage.setItem('cookieConsent', value);
const showWall = () => showShell(shell, '', 'wall');

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div>
    <div id="shell" hidden data-waiting>${parts}<div hidden>${question}</div></div>`;
  shell = found('#shell');
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('what index.html holds of the front page', () => {
  test('is shown with its picture', () => {
    showShell(shell, 'data:image/webp;base64,AA', 'wall');
    expect(shell).toBeVisible();
    expect(found('.hero-media')).toHaveProperty('loading', 'eager');
    expect(found('.hero-frame').style.backgroundImage).toContain('data:image/webp;base64,AA');
  });

  test.each([undefined, 'declined'])('is locked when the answer is %s', (value) => {
    if (value) answer(value);
    showWall();
    expect(isLocked()).toBe(true);
    expect(fireEvent.click(link())).toBe(false);
  });

  test('has plain links for those who have accepted cookies', () => {
    answer('accepted');
    showWall();
    expect(isLocked()).toBe(false);
    expect(link()).not.toHaveAttribute('title');
    // A test has no page to go to.
    link().addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    fireEvent.click(link());
    expect.assertions(3);
  });

  test('takes words and picture that were stored after the build, or their removal', () => {
    const fields = {
      heroTitle: { stringValue: 'Nordisk lys' },
      backgroundMedia: { stringValue: '/ny.webp' },
      wordsTone: { stringValue: 'ink-20' },
    };
    updateShell(shell, readFrontPage({ fields }));
    expect(found('.hero-title')).toHaveTextContent('Nordisk lys');
    expect(found('.hero-media')).toHaveAttribute('src', '/ny.webp');
    expect(found('.hero-words')).toHaveAttribute('data-tone', 'ink-20');
    expect(shell).not.toHaveAttribute('data-waiting');
    updateShell(shell, readFrontPage({ fields: {} }));
    expect(document.querySelector('.hero-frame')).toBeNull();
  });
});

describe('the question about cookies', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('comes after half a second', () => {
    showWall();
    vi.advanceTimersByTime(499);
    expect(banner()).not.toBeVisible();
    vi.advanceTimersByTime(1);
    expect(banner()).toBeVisible();
  });

  test.each(['accepted', 'declined'])(
    'is answered with %s once, which is kept and told',
    (value) => {
      const told = vi.fn();
      window.addEventListener('storage', told, { once: true });
      showWall();
      fireEvent.click(found(`#shell [value="${value}"]`));
      expect(localStorage.getItem('cookieConsent')).toBe(value);
      expect(banner()).toBeNull();
      const news = expect.objectContaining({ key: 'cookieConsent' }) as unknown;
      expect(told).toHaveBeenCalledExactlyOnceWith(news);
      expect(isLocked()).toBe(value === 'declined');
      shell.insertAdjacentHTML('beforeend', question);
      showWall();
      expect(banner()).toBeNull();
    },
  );

  const chosen = { answers: { statistics: false }, browser: 'x', revision: 1, version: '1' };

  test.each([
    ['a shop that asks about each purpose', 'choice', undefined],
    ['a visitor who was asked about each purpose', 'wall', JSON.stringify(chosen)],
  ] as const)('and its locks are nothing to %s', (_who, consent, stored) => {
    if (stored) answer(stored);
    showShell(shell, '', consent);
    expect(banner()).toBeNull();
    expect(isLocked()).toBe(false);
  });

  test('does not come when the settings say meanwhile that each purpose is asked about', () => {
    showWall();
    openShell(shell);
    vi.advanceTimersByTime(500);
    expect(banner()).toBeNull();
    expect(isLocked()).toBe(false);
  });

  test('waits for the application where nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    showWall();
    fireEvent.click(found('#shell [value="accepted"]'));
    expect(banner()).toBeInTheDocument();
    found('#root').innerHTML = question;
    const answered = vi.fn();
    found('#root [value="accepted"]').addEventListener('click', answered);
    full.mockRestore();
    vi.useRealTimers();
    takeOver('[data-cookie-banner]');
    return vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  });
});

describe('the application takes over', () => {
  beforeEach(() => {
    showWall();
    found('#root').innerHTML = parts + question;
  });

  test('one part after the other, with the focus', () => {
    found('#shell .hero a').focus();
    takeOver('header');
    expect(document.querySelector('#shell header')).toBeNull();
    expect(found('#shell .hero a')).toHaveFocus();
    takeOver('.hero');
    expect(found('#root .hero a')).toHaveFocus();
    takeOver('[data-cookie-banner]');
    expect(shell).toHaveTextContent(/^\s*$/);
  });

  test.each(['[href="/priser"]', 'button'])(
    'and answers the press on %s that waited',
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
