import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (end: number): number =>
  Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));

interface Countdown {
  secondsLeft: number;
  start: (seconds: number) => void;
}

/** Counts seconds down by the clock, so that a tab that slept is not late. */
export function useCountdown(initialSeconds = 0): Countdown {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * SECOND_MS);
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(end);
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);

  return {
    secondsLeft,
    start: (seconds) => {
      setSecondsLeft(seconds);
      setEnd(Date.now() + seconds * SECOND_MS);
    },
  };
}
