import { beforeEach, vi } from 'vitest';

class NearObserver {
  observe: () => void;
  disconnect = () => undefined;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
}

/** Every picture is in sight, so that it loads; private ones get an address that names their bytes. */
export function everythingIsNear(): void {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    let count = 0;
    Object.assign(URL, {
      createObjectURL: () => `blob:${(count += 1)}`,
      revokeObjectURL: () => undefined,
    });
  });
}
