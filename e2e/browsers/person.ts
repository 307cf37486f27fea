import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run, type Driver, type Point } from './driver.ts';
import { findInPage, searchSteps, type Found, type Target } from './find.ts';

const TIMEOUT_MS = 20_000;
const patience = { timeout: TIMEOUT_MS, intervals: [50, 100, 250] };
const UNFINISHED = /\.(?:part|wkdownload)$/;

/** The search by role and name, as one script for the page. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
// Firefox may run each script in a world of its own, and the search knows patterns of its world only.
const prepare = `(() => {
  ${library};
  window.TestingLibraryDom = { ...globalThis.TestingLibraryDom, RegExp };
})()`;

function nameOf({ by, role, name }: Target): string {
  return `${role ?? by} ${String(name ?? '')}`;
}

/** Repeats an attempt until it succeeds, and returns its result. */
async function until<Result>(
  attempt: () => Promise<Result>,
  timeout = TIMEOUT_MS,
): Promise<Result> {
  const done = Promise.withResolvers<Result>();
  await expect(async () => done.resolve(await attempt())).toPass({ ...patience, timeout });
  return done.promise;
}

/** Somebody who uses the site, in whichever browser. Everything waits until it can be done. */
export class Person {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.driver.open(new URL(path, this.#origin).href);
  }

  /** Evaluates a function in the page. It sees its arguments and the page, nothing around it. */
  run<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    return run(this.driver, work, ...values);
  }

  async #find(target: Target, isBroughtIntoView = false) {
    const steps = searchSteps(target);
    const first = await this.run(findInPage, steps, isBroughtIntoView);
    if (first !== 'unprepared') return first;
    await this.driver.evaluate(prepare);
    const second = await this.run(findInPage, steps, isBroughtIntoView);
    if (second === 'unprepared') throw new Error('The page has changed');
    return second;
  }

  /** Waits until the target can be seen. */
  sees(target: Target, timeout = TIMEOUT_MS): Promise<Found> {
    return until(async () => {
      const { found } = await this.#find(target);
      if (!found) throw new Error(`${nameOf(target)} is not on the page`);
      return found;
    }, timeout);
  }

  seesNo(target: Target): Promise<void> {
    return until(async () => {
      if ((await this.count(target)) > 0) throw new Error(`${nameOf(target)} is on the page`);
    });
  }

  /** Counts what can be seen at this moment. */
  async count(target: Target): Promise<number> {
    return (await this.#find(target)).count;
  }

  /** Waits until the target lies still with nothing over it, and returns its place. */
  liesStill(target: Target): Promise<Found> {
    return until(async () => {
      await this.#find(target, true);
      const { found } = await this.#find(target);
      const { found: later } = await this.#find(target);
      if (!found || !later) throw new Error(`${nameOf(target)} is not on the page`);
      expect(later, `${nameOf(target)} lies still`).toEqual(found);
      expect(found.isOnTop, `nothing lies over ${nameOf(target)}`).toBe(true);
      return found;
    });
  }

  async click(target: Target): Promise<void> {
    await this.driver.click(await this.liesStill(target));
  }

  async tick(target: Target): Promise<void> {
    await this.click(target);
    await expect.poll(async () => (await this.sees(target)).isChecked, patience).toBe(true);
  }

  /** Types into a field that is empty. */
  async fill(target: Target, value: string): Promise<void> {
    await this.click(target);
    await expect.poll(async () => (await this.sees(target)).hasFocus, patience).toBe(true);
    await this.driver.type(value);
  }

  /** Chooses an option of a list by its words. No driver reaches into the list that a browser opens. */
  async choose(target: Target, option: string): Promise<void> {
    const { x, y } = await this.liesStill(target);
    await this.run(
      (left, top, words) => {
        const list = document.elementFromPoint(left, top)?.closest('select');
        const chosen = Array.from(list?.options ?? []).find(({ label }) => label.trim() === words);
        if (!chosen) throw new Error(`There is no option ${words}`);
        chosen.selected = true;
        for (const type of ['input', 'change']) {
          list?.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      x,
      y,
      option,
    );
  }

  /** Lets one finger, or several, go from one place to another; the steps are small. */
  swipe(...fingers: { from: Point; to: Point }[]): Promise<void> {
    const steps = Array.from({ length: 9 }, (_, step) => step / 8);
    const paths = fingers.map(({ from, to }) =>
      steps.map((part) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      })),
    );
    return this.driver.touch(paths);
  }

  async isAt(path: string): Promise<void> {
    const address = () => this.run(() => window.location.pathname + window.location.search);
    await expect.poll(address, patience).toBe(path);
  }

  /** Waits until the browser has saved so many files, and returns their names. */
  async saved(count: number, timeout = TIMEOUT_MS): Promise<string[]> {
    const finished = () => {
      const names = readdirSync(this.driver.downloads);
      return names.some((name) => UNFINISHED.test(name)) ? [] : names.sort();
    };
    await expect.poll(() => finished().length, { ...patience, timeout }).toBe(count);
    return finished();
  }

  contentOf(name: string): Buffer {
    return readFileSync(join(this.driver.downloads, name));
  }
}
