import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { clearBackend } from './support/backend/backend.ts';
import { fakeFetch } from './support/backend/http.ts';

// On a machine that is busy elsewhere a part of a page may take longer than the second that is meant to be enough.
configure({ asyncUtilTimeout: 5_000 });

const FRAME_MS = 16;
const nothing = (): void => undefined;

class SilentObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Adds the parts of a browser that jsdom lacks and our accessible primitives ask for. */
function addMissingBrowserParts(): void {
  const matchMedia = (media: string): object => ({
    matches: false,
    media,
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  Object.assign(window, {
    // The frames of jsdom stop for ever when one was asked for while the timers were fake.
    requestAnimationFrame: (show: FrameRequestCallback) =>
      window.setTimeout(() => show(performance.now()), FRAME_MS),
    cancelAnimationFrame: (id: number) => window.clearTimeout(id),
    matchMedia,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    scrollIntoView: nothing,
    animate: nothing,
  });
}

/** A page of the tests is idle at once, also by a clock that stands still: fake timers leave this alone. */
function beIdleAtOnce(): void {
  const parts = {
    requestIdleCallback: (work: () => void) => window.setTimeout(work, 0),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
  };
  for (const [name, part] of Object.entries(parts)) {
    Object.defineProperty(window, name, { get: () => part, set: nothing, configurable: true });
  }
}

addMissingBrowserParts();
beIdleAtOnce();
window.fetch = fakeFetch;

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  await clearBackend();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // React and the browser complain through console.error: a test that causes it has found a fault.
  expect(consoleError).not.toHaveBeenCalled();
});
