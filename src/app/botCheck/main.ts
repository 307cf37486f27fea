import { SECOND_MS } from '#src/model/base/units.ts';
import { RESET_BOT_CHECK, type BotCheckNews } from '#src/model/contact/botCheck.ts';

/* The script of the page in which the bot check runs. It is built into that page, which holds nothing else. */

/** Values that the build puts in. */
declare const BOT_CHECK_PROVIDER: {
  /** The address of the provider's script. */
  script: string;
  siteKey: string;
};

/** The provider's script may load a second one that is blocked without any error. */
const READY_MAX_MS = 30 * SECOND_MS;

interface Provider {
  ready: (run: () => void) => void;
  render: (place: HTMLElement, options: object) => number;
  reset: (id: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}

function tell(news: BotCheckNews): void {
  window.parent.postMessage(news, window.location.origin);
}

/** Returns where what is shown ends: the tick box, or the pictures that are asked about. */
function shownHeight(): number {
  const ends = [...document.querySelectorAll('iframe')].map((frame) => {
    const { width, height, bottom } = frame.getBoundingClientRect();
    const isShown = width > 0 && height > 0 && getComputedStyle(frame).visibility === 'visible';
    // Hidden parts wait above the page. Pictures that begin there move down with more room.
    return isShown && bottom > 0 ? Math.max(bottom + window.scrollY, height) : 0;
  });
  return Math.ceil(Math.max(0, ...ends));
}

function followHeight(): void {
  let told = 0;
  const measure = () => {
    const pixels = shownHeight();
    if (pixels === told || pixels === 0) return;
    told = pixels;
    tell({ kind: 'height', pixels });
  };
  const changes = { attributes: true, childList: true, subtree: true };
  new MutationObserver(measure).observe(document.body, changes);
  document.addEventListener('transitionend', measure);
  window.addEventListener('resize', measure);
}

function draw(provider: Provider, place: HTMLElement): void {
  const id = provider.render(place, {
    sitekey: BOT_CHECK_PROVIDER.siteKey,
    theme: 'light',
    size: 'normal',
    callback: (token: string) => tell({ kind: 'solved', token }),
    'expired-callback': () => tell({ kind: 'expired' }),
    'error-callback': () => tell({ kind: 'disconnected' }),
  });
  window.addEventListener('message', ({ data, source, origin }) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (data === RESET_BOT_CHECK) provider.reset(id);
  });
  followHeight();
  tell({ kind: 'ready' });
}

function load(place: HTMLElement): void {
  const script = document.createElement('script');
  const fail = () => tell({ kind: 'failed' });
  const timer = setTimeout(fail, READY_MAX_MS);
  script.src = BOT_CHECK_PROVIDER.script;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    const provider = window.grecaptcha;
    provider?.ready(() => {
      clearTimeout(timer);
      draw(provider, place);
    });
  });
  document.head.append(script);
}

tell({ kind: 'begun' });
const place = document.querySelector<HTMLElement>('#check');
if (place) load(place);
