import { expect, test } from 'vitest';
import { FrameReader, splitFrames } from '../../../src/database/socket/sockets.ts';

test.each([0, 1, 16_384, 16_385, 32_768, 100_000])(
  'a message of %i characters arrives',
  (length) => {
    const message = `"${'å'.repeat(length)}"`;
    const reader = new FrameReader();
    const read = splitFrames(message).map((frame) => reader.read(frame));
    expect(read.at(-1)).toBe(message);
    expect(read.slice(0, -1).every((result) => result === null)).toBe(true);
  },
);

test('long messages are announced and cut', () => {
  expect(splitFrames('x'.repeat(16_385)).map((frame) => frame.length)).toEqual([1, 16_384, 1]);
});

test('a keepalive is no message', () => {
  const reader = new FrameReader();
  expect([reader.read('0'), reader.read('{}')]).toEqual([null, '{}']);
});

test.each(['{}', '1e5', '-1', '99999', '1234567'])(
  '%s is a message, not a number of frames',
  (frame) => {
    expect(new FrameReader().read(frame)).toBe(frame);
  },
);
