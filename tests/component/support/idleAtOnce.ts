import { beforeEach, vi } from 'vitest';

/** Lets the pages of a file be idle at once: jsdom never says that one is. */
export function idleAtOnce(): void {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
}
