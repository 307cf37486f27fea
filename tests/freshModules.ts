import { afterAll, vi } from 'vitest';

// The files of a part share a process, but not their modules: each begins with empty stores and its
// own stand-ins.
afterAll(() => {
  vi.resetModules();
});
