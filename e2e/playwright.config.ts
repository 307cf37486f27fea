import { defineConfig, devices } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../tools/chromium.ts';
import { ports } from './support/ports.ts';

// Journeys that hardly differ on a phone, and the states of most pages, run in the long tests only.
const isLong = Boolean(process.env['LONG_JOURNEYS']);
// The journeys of the first day need an empty site and run without the others.
const isFirstDay = Boolean(process.env['FIRST_DAY']);
// A journey through every page and tab, for a run of everything on a developer's machine.
const isMainOnly = Boolean(process.env['MAIN_JOURNEYS']);
const phoneTags = isLong ? /@phone/ : isMainOnly ? /@main.*@phone(?!-long)/ : /@phone(?!-long)/;
const desktopTags = isFirstDay ? /@first-day/ : isMainOnly ? /@main/ : undefined;

export default defineConfig({
  testDir: '.',
  // The journeys of other engines have a driver of their own.
  testIgnore: /e2e[\\/]browsers[\\/]/,
  outputDir: '../test-results',
  fullyParallel: true,
  grepInvert: isFirstDay ? [] : isLong ? /@first-day/ : /@long|@first-day/,
  ...(desktopTags && { grep: desktopTags }),
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Browsers, emulators and tests share one machine: what came too late is tried again, and named
  // at the end. The long run has no second try, so that such a journey does not stay hidden, and on the
  // first day the site is empty once.
  retries: isLong || isFirstDay ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SITE_ORIGIN'] ?? `http://${LOCAL_HOST}:${ports.site}`,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Half of what is drawn without a graphics card is movement; journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A test cannot replace the answers of a service worker; only the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: await chromiumLaunch(),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    // A project's own `grep` replaces the one above: on the first day this one would run other journeys.
    ...(isFirstDay ? [] : [{ name: 'phone', use: devices['Pixel 7'], grep: phoneTags }]),
  ],
});
