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

/** The challenge's browser script: the calls that sites make, behind a plain tick box. */
export const captchaScript = `(() => {
  const widgets = [];
  const token = () => 'local-captcha-' + crypto.randomUUID();
  function render(container, options) {
    const host = typeof container === 'string' ? document.getElementById(container) : container;
    const label = document.createElement('label');
    label.style.cssText = 'display:inline-flex;gap:12px;align-items:center;inline-size:300px;max-inline-size:100%;' +
      'box-sizing:border-box;min-block-size:74px;padding:0 16px;border:1px solid currentColor;border-radius:4px;font:inherit;font-size:16px;line-height:1.3';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'inline-size:24px;block-size:24px';
    const widget = { response: '', box, options };
    box.addEventListener('change', () => {
      widget.response = box.checked ? token() : '';
      if (box.checked) options.callback?.(widget.response);
      else options['expired-callback']?.();
    });
    label.append(box, 'Jeg er ikke en robot');
    host.append(label);
    return widgets.push(widget) - 1;
  }
  function reset(id = 0) {
    const widget = widgets[id];
    if (!widget) return;
    widget.response = '';
    widget.box.checked = false;
  }
  window.grecaptcha = {
    render,
    reset,
    ready: (run) => run(),
    getResponse: (id = 0) => widgets[id]?.response ?? '',
    execute: (id = 0) => widgets[id]?.options.callback?.(token()),
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
`;
