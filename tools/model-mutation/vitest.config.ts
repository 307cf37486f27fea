import site from '../../vite.config.ts';
import { TESTS } from './pureCode.ts';

const { projects: _, ...test } = site.test ?? {};

/** The tests that need neither a browser nor an emulator, as the one project that Stryker can run. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads a configuration's default export.
export default { ...site, test: { ...test, include: TESTS, testTimeout: 10_000 } };
