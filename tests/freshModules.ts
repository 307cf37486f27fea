import { afterAll, vi } from 'vitest';

// The files of a part share a process, but neither their modules nor what they put in place of the
// environment and the globals: each begins with empty stores and its own stand-ins.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
