import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { SECOND_MS } from '#src/model/base/units.ts';

/** The times that a picture may stay, in seconds. */
export const SLIDESHOW_SECONDS = [3, 5, 8, 15] as const;

/** A show that cannot go on yet tries again after this time. */
const WAIT_MS = SECOND_MS / 2;

export interface Slideshow {
  isPlaying: boolean;
  seconds: number;
  onSeconds: (seconds: number) => void;
  toggle: () => void;
}

interface SlideshowOptions {
  root: RefObject<HTMLElement | null>;
  /** The picture on the screen: with another one the time begins anew. */
  currentId: string;
  onNext: () => void;
}

/** Covers the whole screen, where the browser can. Many telephones cannot, and lack nothing. */
async function fillScreen(): Promise<void> {
  if (!document.fullscreenEnabled) return;
  await document.documentElement.requestFullscreen().catch(() => undefined);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Keeps the screen on; a browser lets it go when the tab is hidden. Returns how to let it go. */
function keepScreenOn(): () => void {
  const listening = new AbortController();
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask, { signal: listening.signal });
  return () => {
    listening.abort();
    void lock?.then((held) => held?.release());
  };
}

/** Returns false while nobody looks, while somebody looks closer, and while the next picture is being fetched. */
function canGoOn(root: HTMLElement | null): boolean {
  const next = root?.querySelector<HTMLImageElement>('[data-offset="1"] img');
  const isFetched = !next || next.complete;
  return !document.hidden && !root?.hasAttribute('data-enlarged') && isFetched;
}

/** Shows one picture after the other by itself, on the whole screen, until it is stopped. */
export function useSlideshow({ root, currentId, onNext }: SlideshowOptions): Slideshow {
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number>(SLIDESHOW_SECONDS[1]);
  const next = useEffectEvent(onNext);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const goOn = () => {
      if (canGoOn(root.current)) next();
      else timer = setTimeout(goOn, WAIT_MS);
    };
    let timer = setTimeout(goOn, seconds * SECOND_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, seconds, currentId, root]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const filled = fillScreen();
    const letScreenGo = keepScreenOn();
    // Escape leaves the full screen, and the browser tells no key.
    const onChange = () => {
      if (!document.fullscreenElement) setIsPlaying(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      letScreenGo();
      // It may not be filled yet.
      void filled.then(leaveFullScreen);
    };
  }, [isPlaying]);

  return {
    isPlaying,
    seconds,
    onSeconds: setSeconds,
    toggle: () => setIsPlaying(!isPlaying),
  };
}

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'];

/** Returns true when there has been no input for `delayMs`. */
export function useIdle(delayMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const startTimer = () => setTimeout(() => setIsIdle(true), delayMs);
    let timer = startTimer();
    const wake = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = startTimer();
    };
    for (const input of INPUTS) {
      window.addEventListener(input, wake, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [delayMs]);

  return isIdle;
}
