import type { PlaywrightTestConfig } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';

const TITLES = ['plain', 'seen @phone', 'seen @phone-long', 'slow @long', 'empty @first-day'];

const matches = (title: string, pattern: RegExp | RegExp[] = []): boolean =>
  [pattern].flat().some((each) => each.test(title));

/** What each browser is to run: a pattern of its own takes the place of the one for all. */
function chosenBy(config: PlaywrightTestConfig): Record<string, string[]> {
  const ofProject = ({ grep = config.grep ?? /(?:)/ }: { grep?: RegExp | RegExp[] }) =>
    TITLES.filter((title) => matches(title, grep) && !matches(title, config.grepInvert));
  const { projects = [] } = config;
  const chosen = projects.map((project) => [project.name ?? '', ofProject(project)] as const);
  return Object.fromEntries<string[]>(chosen);
}

async function chosenWith(env: Record<string, string>): Promise<Record<string, string[]>> {
  vi.resetModules();
  for (const name of ['LONG_JOURNEYS', 'FIRST_DAY']) vi.stubEnv(name, env[name]);
  const { default: config } = await import('../../../e2e/playwright.config.ts');
  return chosenBy(config);
}

afterEach(() => vi.unstubAllEnvs());

test('what hardly differs on a telephone runs there in the long tests only', async () => {
  expect(await chosenWith({})).toEqual({
    desktop: ['plain', 'seen @phone', 'seen @phone-long'],
    phone: ['seen @phone'],
  });
});

test('the long tests leave nothing out but the first day', async () => {
  expect(await chosenWith({ LONG_JOURNEYS: '1' })).toEqual({
    desktop: ['plain', 'seen @phone', 'seen @phone-long', 'slow @long'],
    phone: ['seen @phone', 'seen @phone-long'],
  });
});

test.each([{ FIRST_DAY: '1' }, { FIRST_DAY: '1', LONG_JOURNEYS: '1' }])(
  'the first day has the empty site for itself: %j',
  async (env) => {
    expect(await chosenWith(env)).toEqual({ desktop: ['empty @first-day'] });
  },
);
