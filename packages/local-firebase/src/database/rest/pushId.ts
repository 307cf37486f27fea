import { randomInt } from 'node:crypto';

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 8;
const TAIL_LENGTH = 12;

function digit(value: number): string {
  return ALPHABET.charAt(value % ALPHABET.length);
}

function timePart(now: number): string {
  return Array.from({ length: TIME_LENGTH }, (_, index) =>
    digit(Math.floor(now / ALPHABET.length ** (TIME_LENGTH - 1 - index))),
  ).join('');
}

/** A key for a new child: sorts by time, then unique by chance. */
export function pushId(now: number): string {
  const tail = Array.from({ length: TAIL_LENGTH }, () => digit(randomInt(ALPHABET.length)));
  return timePart(now) + tail.join('');
}
