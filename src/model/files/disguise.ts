/** The parts of a file in which another format can hide: programs look for theirs at the beginning or at the end. */
const HEAD_BYTES = 256 * 1024;
const TAIL_BYTES = 66_000;

/** A PDF may begin anywhere in its first kilobyte. */
const PDF_BYTES = 1024;

/** The end of a ZIP: this name, 16 bytes, and the length of a note that ends the file. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_NOTE_AT = 20;

const SCRIPT = /<(script|html|svg|iframe|\?php|!doctype)[\s>]/i;

const readable = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function isZip(file: Uint8Array): boolean {
  const tail = readable(file.subarray(-TAIL_BYTES));
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + ZIP_NOTE_AT + 2 > tail.length) return false;
  const at = file.length - tail.length + end + ZIP_NOTE_AT;
  const note = (file[at] ?? 0) + 256 * (file[at + 1] ?? 0);
  return at + 2 + note === file.length;
}

/**
 * True for a picture that is a page, program, PDF or archive as well. Such files are made to pass as one
 * and to be opened as the other.
 */
export function isDisguised(file: Uint8Array): boolean {
  const head = readable(file.subarray(0, HEAD_BYTES));
  const tail = readable(file.subarray(Math.max(HEAD_BYTES, file.length - TAIL_BYTES)));
  const isPdf = head.slice(0, PDF_BYTES).includes('%PDF-');
  return isPdf || SCRIPT.test(head) || SCRIPT.test(tail) || isZip(file);
}
