export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Key = 'ArrowRight' | 'Enter' | 'Escape';

/** A browser with one window and an empty profile. Journeys use it through `Person`. */
export interface Driver {
  /** The folder in which the browser saves downloads. */
  readonly downloads: string;
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and returns its plain value. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (at: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Puts a finger down at the first point of each path, moves all along theirs, and lifts them. */
  touch: (paths: readonly (readonly Point[])[]) => Promise<void>;
  /** Gives files to the last input that fits the selector. */
  giveFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Evaluates a function in the page. It sees its arguments and the page, nothing around it. */
export async function run<Arguments extends unknown[], Result>(
  { evaluate }: Pick<Driver, 'evaluate'>,
  work: (...values: Arguments) => Result,
  ...values: Arguments
): Promise<Awaited<Result>> {
  return (await evaluate(`(${String(work)})(...${JSON.stringify(values)})`)) as Awaited<Result>;
}

/**
 * Reports fingers to the page itself, for drivers that have none. A page cannot capture a made-up
 * pointer, so capturing does nothing; everything goes to the element below the first finger.
 */
export async function reportFingers(
  driver: Pick<Driver, 'evaluate'>,
  paths: readonly (readonly Point[])[],
): Promise<void> {
  await run(
    driver,
    async (ways) => {
      const { x = 0, y = 0 } = ways[0]?.[0] ?? {};
      const target = document.elementFromPoint(x, y) ?? document.body;
      Element.prototype.setPointerCapture = () => undefined;
      const report = (type: string, step: number) =>
        ways.forEach((way, finger) => {
          const at = way[step];
          if (!at) return;
          const common = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true };
          const where = { clientX: at.x, clientY: at.y, pointerId: 100 + finger };
          target.dispatchEvent(new PointerEvent(type, { ...common, ...where }));
        });
      const last = (ways[0]?.length ?? 1) - 1;
      report('pointerdown', 0);
      for (let step = 1; step <= last; step += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        report('pointermove', step);
      }
      report('pointerup', last);
      if (ways.length === 1 && last === 0) (target as HTMLElement).click();
    },
    paths,
  );
}
