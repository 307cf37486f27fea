import { defineConfig } from '@playwright/test';
import { chromiumLaunch, pinnedChromium } from '../../tools/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  // Later journeys empty their own folder.
  outputDir: '../../.local/changed-pictures',
  globalSetup: './build.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // What has no picture yet fails, as what differs does.
  updateSnapshots: 'none',
  use: { launchOptions: (await pinnedChromium()) ?? (await chromiumLaunch()) },
});
