const MAX_FRAME_LENGTH = 16_384;
const MAX_COUNT_LENGTH = 6;
const KEEPALIVE = '0';
const MAX_FRAMES = 50_000;

/** Cuts a message into the frames that carry it; several are announced by their number. */
export function splitFrames(message: string): string[] {
  if (message.length <= MAX_FRAME_LENGTH) return [message];
  const parts: string[] = [];
  for (let at = 0; at < message.length; at += MAX_FRAME_LENGTH) {
    parts.push(message.slice(at, at + MAX_FRAME_LENGTH));
  }
  return [String(parts.length), ...parts];
}

/** Puts frames together again. */
export class FrameReader {
  private parts: string[] | null = null;
  private expected = 0;

  /** Takes a frame; returns the message it completes, or null. */
  read(frame: string): string | null {
    if (this.parts === null) return this.readFirst(frame);
    this.parts.push(frame);
    if (this.parts.length < this.expected) return null;
    const message = this.parts.join('');
    this.parts = null;
    return message;
  }

  private readFirst(frame: string): string | null {
    if (frame === KEEPALIVE) return null;
    if (frame.length > MAX_COUNT_LENGTH || !/^\d+$/.test(frame)) return frame;
    const count = Number(frame);
    if (count < 1 || count > MAX_FRAMES) return frame;
    this.expected = count;
    this.parts = [];
    return null;
  }
}
