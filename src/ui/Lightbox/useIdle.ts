import { useEffect, useState } from 'react';

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'];

/** Whether the person has done nothing for `delayMs`. */
export function useIdle(delayMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const rest = () => setTimeout(() => setIsIdle(true), delayMs);
    let timer = rest();
    const wake = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = rest();
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
