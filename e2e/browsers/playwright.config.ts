import { defineConfig } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { ports } from '../support/ports.ts';
import { findEngine, reportEngines, TESTED } from './engines.ts';

// Chromium has its own journeys. Here it shows whether a journey itself is at fault.
const names = process.env['WITH_CHROMIUM'] ? [...TESTED, 'chromium' as const] : TESTED;

// Each worker reads this file too.
if (process.env['TEST_WORKER_INDEX'] === undefined) reportEngines();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  // Each journey has a browser of its own; two at once are too much for a small machine.
  workers: 1,
  retries: 1,
  timeout: 120_000,
  use: { baseURL: process.env['SITE_ORIGIN'] ?? `http://${LOCAL_HOST}:${ports.site}` },
  projects: names.filter((name) => findEngine(name)).map((name) => ({ name })),
});
