import { useEffect, useState } from 'react';

/** The time, renewed every so often. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

const CLOCK_MS = 1000;

/** How many seconds are left until a moment, by the clock; never less than none. */
export function useSecondsUntil(moment: number): number {
  const now = useNow(CLOCK_MS);
  return Math.max(0, Math.ceil((moment - now.getTime()) / CLOCK_MS));
}

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

const DEBOUNCE_MS = 250;

/** A value once it has stood still for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
