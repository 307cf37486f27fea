import { afterAll, vi } from 'vitest';

// The files of a part share a process, but neither their modules nor what they put in place of the
// environment, the globals and the clock: each begins with empty stores and its own stand-ins.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
