import { json, type Answer } from './http.ts';

/** Shape of the tokens that `captchaScript` hands out. */
const LOCAL_TOKEN = /^local-captcha-[\w-]{20,}$/;

/** Verifies tokens as reCAPTCHA's siteverify does: each is good once. */
export class CaptchaService {
  readonly #used = new Set<string>();

  verify(fields: Record<string, string>): Answer {
    const problem = this.#problem(fields);
    if (problem) return json({ success: false, 'error-codes': [problem] });
    return json({ success: true, challenge_ts: new Date().toISOString(), hostname: '127.0.0.1' });
  }

  #problem({ secret, response }: Record<string, string>): string | undefined {
    if (!secret) return 'missing-input-secret';
    if (!response) return 'missing-input-response';
    if (!LOCAL_TOKEN.test(response)) return 'invalid-input-response';
    if (this.#used.has(response)) return 'timeout-or-duplicate';
    this.#used.add(response);
    return undefined;
  }
}

/** A person or a test sets this item of localStorage on the site to be asked about pictures. */
export const PICTURES_ITEM = 'recaptcha-pictures';

/**
 * The challenge's browser script: the calls that sites make, with the elements and the inline styles
 * that reCAPTCHA draws, so that a content policy that blocks them shows here. A plain tick box stands
 * in its first frame, nine pictures in the second one.
 */
export const captchaScript = `(() => {
  const widgets = [];
  const token = () => 'local-captcha-' + crypto.randomUUID();
  const TEXT = 'font-family:sans-serif;font-size:16px;line-height:1.3;margin:0;color:#222;background:#f9f9f9';
  const WAITING = 'visibility:hidden;position:absolute;width:100%;top:-10000px;left:0px;right:0px;opacity:0';
  const ASKING = 'visibility:visible;position:absolute;width:100%;top:10px;left:0px;right:0px;opacity:1';

  function fill(frame, html, use) {
    frame.addEventListener('load', () => use(frame.contentDocument), { once: true });
    frame.srcdoc = '<!doctype html><html lang="da"><title>reCAPTCHA</title><body style="' + TEXT + '">' + html;
  }

  function drawBox(frame, use) {
    fill(frame, '<main><label style="display:flex;gap:12px;align-items:center;box-sizing:border-box;' +
      'block-size:78px;padding:0 16px;border:1px solid #d3d3d3;border-radius:3px"><input type="checkbox" ' +
      'style="inline-size:24px;block-size:24px">Jeg er ikke en robot</label></main>', use);
  }

  function drawPictures(frame, solve) {
    const pictures = Array.from({ length: 9 }, (_, place) => '<button type="button" aria-pressed="false" ' +
      'style="block-size:120px;font:inherit">Billede ' + (place + 1) + '</button>').join('');
    fill(frame, '<main><p>Vælg alle billeder med fyrtårne</p><div style="display:grid;grid-template-columns:' +
      'repeat(3,1fr);gap:4px">' + pictures + '</div><p><button type="button">Bekræft</button></p></main>', (page) => {
      for (const picture of page.querySelectorAll('div button')) {
        picture.addEventListener('click', () => picture.setAttribute('aria-pressed', 'true'));
      }
      page.querySelector('p:last-child button').addEventListener('click', solve);
    });
  }

  function render(place, options) {
    const host = typeof place === 'string' ? document.getElementById(place) : place;
    host.innerHTML = '<div style="width: 304px; height: 78px;"><div><iframe title="reCAPTCHA" width="304" ' +
      'height="78" role="presentation" frameborder="0" scrolling="no"></iframe></div>' +
      '<textarea id="g-recaptcha-response" name="g-recaptcha-response" class="g-recaptcha-response" ' +
      'style="width: 250px; height: 40px; border: 1px solid #c1c1c1; margin: 10px 25px; padding: 0px; ' +
      'resize: none; display: none;"></textarea></div><iframe style="display: none;"></iframe>';
    const bubble = document.createElement('div');
    bubble.style.cssText = WAITING;
    bubble.innerHTML = '<div style="width: 100%; height: 100%; position: fixed; top: 0px; left: 0px; ' +
      'z-index: 2000000000; background-color: #fff; opacity: 0.5;"></div>' +
      '<div style="margin: 0 auto; top: 0px; left: 0px; right: 0px; position: absolute; border: 1px solid #ccc; ' +
      'z-index: 2000000000; background-color: #fff; overflow: hidden; max-width: 400px;"><iframe ' +
      'title="recaptcha-udfordringen udløber om to minutter" frameborder="0" scrolling="no" ' +
      'style="width: 100%; height: 540px;"></iframe></div>';
    document.body.append(bubble);
    const response = host.querySelector('textarea');
    const widget = { response, box: undefined, bubble };
    widget.solve = () => {
      bubble.style.cssText = WAITING;
      if (widget.box) widget.box.checked = true;
      response.value = token();
      options.callback?.(response.value);
    };
    const tick = () => {
      if (!widget.box.checked) {
        response.value = '';
        options['expired-callback']?.();
        return;
      }
      if (localStorage.getItem('${PICTURES_ITEM}') === null) return widget.solve();
      widget.box.checked = false;
      bubble.style.cssText = ASKING;
      drawPictures(bubble.querySelector('iframe'), widget.solve);
    };
    drawBox(host.querySelector('iframe'), (page) => {
      widget.box = page.querySelector('input');
      widget.box.addEventListener('change', tick);
    });
    return widgets.push(widget) - 1;
  }

  function reset(id = 0) {
    const widget = widgets[id];
    if (!widget) return;
    widget.response.value = '';
    if (widget.box) widget.box.checked = false;
    widget.bubble.style.cssText = WAITING;
  }

  window.grecaptcha = {
    render,
    reset,
    ready: (run) => run(),
    getResponse: (id = 0) => widgets[id]?.response.value ?? '',
    execute: (id = 0) => widgets[id]?.solve(),
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
`;
