import { useState, useEffect } from 'react';

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
