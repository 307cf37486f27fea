import { useEffect, useState } from 'react';
import { SECOND_MS } from '#src/model/base/units.ts';

/** Returns the current time and renders again every `everyMs`. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** The seconds left until `end`, never negative. */
function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / SECOND_MS));
}

/** Returns the seconds left until a moment and renders again every second. */
export function useSecondsUntil(moment: number): number {
  return secondsUntil(moment, useNow(SECOND_MS).getTime());
}

interface Countdown {
  secondsLeft: number;
  start: (seconds: number) => void;
}

/** Counts seconds down by the clock, so that a tab that was suspended is not late. */
export function useCountdown(initialSeconds = 0): Countdown {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * SECOND_MS);
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(end, Date.now());
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

const DEBOUNCE_MS = 250;

/** Returns `value` once it has not changed for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
