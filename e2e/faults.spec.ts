import type { BrowserContext, Page } from '@playwright/test';
import { checkout } from './faults/checkout.ts';
import { download, zip } from './faults/files.ts';
import { approval } from './faults/payments.ts';
import { faults } from './faults/scene.ts';
import type { Fault, Scene, Stage } from './faults/scene.ts';
import { expect, test } from './fixtures.ts';
import { breakRequests, holdRequests } from './support/network/faults.ts';

const scenes: Record<string, Scene> = { checkout, approval, download, zip };

/** Trying again and again, on a busy machine. */
const TIMEOUT_MS = 150_000;
const SAID_TIMEOUT_MS = 45_000;

interface Try {
  fault: Fault;
  scene: Scene;
  stage: Stage;
  page: Page;
  context: BrowserContext;
  otherPage: Page;
}

async function expectSaid({ page, scene, fault }: Try): Promise<void> {
  const text = scene.said[fault];
  if (text === undefined) return;
  await expect(page.getByText(text).first()).toBeVisible({ timeout: SAID_TIMEOUT_MS });
}

async function offlineBefore(attempt: Try): Promise<void> {
  const { context, stage, page } = attempt;
  await context.setOffline(true);
  await stage.press(page);
  await expectSaid(attempt);
  await context.setOffline(false);
  await stage.finish(page);
}

async function slow(attempt: Try): Promise<void> {
  const { page, scene, stage } = attempt;
  const held = await holdRequests(page, scene.isHit);
  await stage.press(page);
  await held.reached;
  await expectSaid(attempt);
  held.release();
  await stage.finish(page);
}

async function tabClosed(attempt: Try): Promise<void> {
  const { page, context, scene, stage } = attempt;
  const held = await holdRequests(page, scene.isHit, { mayArrive: true });
  await stage.press(page);
  await held.reached;
  await page.close({ runBeforeUnload: false });
  held.release();
  const tab = await context.newPage();
  await stage.reopen(tab);
  await stage.finish(tab);
}

async function doublePress({ page, stage }: Try): Promise<void> {
  await stage.pressTwice(page);
  await stage.finish(page);
}

async function together({ page, stage }: Try, other: Page): Promise<void> {
  await Promise.all([stage.press(page), stage.press(other).catch(() => undefined)]);
  await stage.finish(page);
  await stage.finish(other);
}

async function twoTabs(attempt: Try): Promise<void> {
  const other = await attempt.context.newPage();
  await attempt.stage.reopen(other);
  await together(attempt, other);
}

async function twoPeople(attempt: Try): Promise<void> {
  const { stage, otherPage } = attempt;
  await (stage.openForAnother ?? stage.reopen)(otherPage);
  await together(attempt, otherPage);
}

async function go(attempt: Try): Promise<void> {
  const { fault, page, scene, stage } = attempt;
  switch (fault) {
    case 'offline before':
      return offlineBefore(attempt);
    case 'slow':
      return slow(attempt);
    case 'tab closed':
      return tabClosed(attempt);
    case 'double press':
      return doublePress(attempt);
    case 'two tabs':
      return twoTabs(attempt);
    case 'two people':
      return twoPeople(attempt);
    default: {
      const broken = await breakRequests(page, scene.isHit, fault);
      await stage.press(page);
      await broken.reached;
      await expectSaid(attempt);
      await broken.mend();
      return stage.finish(page);
    }
  }
}

for (const [step, scene] of Object.entries(scenes)) {
  for (const fault of faults.filter((each) => each in scene.said)) {
    const tag = fault === scene.everyRun ? [] : ['@long'];
    test(
      `${step} survives: ${fault}`,
      { tag },
      async ({ page, otherPage, context, request, complaints }) => {
        test.setTimeout(TIMEOUT_MS);
        const stage = await scene.open(page, request);
        await go({ fault, scene, stage, page, context, otherPage });
        await stage.proof();
        // The browser and the SDK note each request that goes wrong.
        complaints.length = 0;
      },
    );
  }
}
