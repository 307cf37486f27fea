import type { Driver, Key, Point } from '../driver.ts';
import { reportFingers } from '../driver.ts';
import type { Send } from './commands.ts';
import { untilReady } from './untilReady.ts';

const KEYS: Record<Key, string> = { ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C' };
const SCRIPT_TIMEOUT_MS = 30_000;
const MOVE_MS = 16;
/** Keeps the scripts of Firefox in one world beside the page's, instead of a new one each. */
const IN_PAGE = { sandbox: null, newSandbox: false };

interface Outcome {
  value?: unknown;
  error?: string;
}

/** An asynchronous script whose callback receives the value of the expression, or its error. */
const scriptOf = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** The actions of one pointer along its path: there, down, on, and up. */
function pointer(pointerType: 'mouse' | 'touch', id: string, path: readonly Point[]) {
  const moves = path.map(({ x, y }, step) => ({
    type: 'pointerMove',
    duration: step === 0 ? 0 : MOVE_MS,
    x: Math.round(x),
    y: Math.round(y),
  }));
  const [first, ...others] = moves;
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    type: 'pointer',
    id,
    parameters: { pointerType },
    actions: [first, down, ...others, up],
  };
}

interface Options {
  downloads: string;
  /** False for a driver that makes a mouse of every pointer. */
  hasTouch: boolean;
  close: () => Promise<void>;
}

/** Drives a browser that takes the commands of the WebDriver standard. */
export async function webDriver(
  send: Send,
  { downloads, hasTouch, close }: Options,
): Promise<Driver> {
  await send('setTimeouts', { script: SCRIPT_TIMEOUT_MS });

  async function evaluate(expression: string): Promise<unknown> {
    const outcome = await send('evaluate', { script: scriptOf(expression), args: [], ...IN_PAGE });
    const { value, error } = outcome as Outcome;
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Lets the page reload itself: what Firefox's driver calls a refresh goes past the service worker. */
  async function reload(): Promise<void> {
    const mark = 'document.documentElement.dataset.isLeft';
    await evaluate(`${mark} = 'yes', setTimeout(() => location.reload()), true`);
    await untilReady(async () => {
      const isDone = await evaluate(`!${mark} && document.readyState === 'complete'`);
      if (isDone !== true) throw new Error('The page has not come back');
    });
  }

  async function sendKeys(element: unknown, text: string): Promise<void> {
    // A reference to an element is an object with one field, whose value is the id.
    const [id] = Object.values((element ?? {}) as Record<string, string>);
    await send('sendKeys', { id, text });
  }

  async function giveFiles(selector: string, paths: readonly string[]): Promise<void> {
    const inputs = await send('findElements', { using: 'css selector', value: selector });
    await sendKeys((inputs as unknown[]).at(-1), paths.join('\n'));
  }

  const act = async (...actions: object[]): Promise<void> => {
    await send('act', { actions });
  };

  return {
    downloads,
    open: async (url) => {
      await send('open', { url });
    },
    reload,
    back: async () => {
      await send('back');
    },
    evaluate,
    click: (at) => act(pointer('mouse', 'mouse', [at])),
    press: (key) => {
      const value = KEYS[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return act({ type: 'key', id: 'keys', actions });
    },
    type: async (text) => sendKeys(await send('focused'), text),
    touch: (paths) =>
      hasTouch
        ? act(...paths.map((path, finger) => pointer('touch', `finger ${finger}`, path)))
        : reportFingers({ evaluate }, paths),
    giveFiles,
    screenshot: async () =>
      Buffer.from(String(await send('screenshot', { full: false })), 'base64'),
    close,
  };
}
