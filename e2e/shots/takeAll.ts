import type { Browser } from '@playwright/test';
import { withTimeout } from '#src/model/base/async.ts';

export interface Shot {
  name: string;
  take: (browser: Browser) => Promise<void>;
}

interface Camera {
  launch: () => Promise<Browser>;
  /** The time after which a scene, and its browser, is given up. */
  patienceMs: number;
}

/** Takes one picture after the other, and returns the failures. A browser that hangs or dies is replaced. */
export async function takeAll(
  shots: readonly Shot[],
  { launch, patienceMs }: Camera,
): Promise<{ name: string; thrown: unknown }[]> {
  const failures: { name: string; thrown: unknown }[] = [];
  let browser = await launch();
  try {
    for (const shot of shots) {
      let isLate = false;
      const tooLate = () => {
        isLate = true;
        return new Error(`No picture after ${String(patienceMs / 1000)} s`);
      };
      try {
        await withTimeout(shot.take(browser), patienceMs, tooLate);
      } catch (thrown) {
        failures.push({ name: shot.name, thrown });
      }
      if (!isLate && browser.isConnected()) continue;
      // One that hangs may hang at its end, too.
      void browser.close().catch(() => undefined);
      browser = await launch();
    }
  } finally {
    await browser.close();
  }
  return failures;
}
