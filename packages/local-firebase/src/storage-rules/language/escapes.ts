const SIMPLE: Record<string, number> = {
  b: 8,
  t: 9,
  n: 10,
  f: 12,
  r: 13,
  '"': 34,
  "'": 39,
  '\\': 92,
};

/** The escapes that the language knows; everything else after a backslash is a syntax error. */
export const ESCAPE = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[0-3][0-7]{2}|[btnfr"'\\])/y;

function codeOf(escape: string): number {
  const simple = SIMPLE[escape.charAt(1)];
  if (simple !== undefined && escape.length === 2) return simple;
  const isHex = /^\\[xu]/.test(escape);
  return Number.parseInt(escape.slice(isHex ? 2 : 1), isHex ? 16 : 8);
}

const escapes = () => new RegExp(ESCAPE.source, 'g');

/** The text between the quotes of a string literal, escapes resolved. */
export function unescapeText(raw: string): string {
  return raw.replaceAll(escapes(), (escape) => String.fromCharCode(codeOf(escape)));
}

/** The bytes between the quotes of a bytes literal: an escape is one byte, other text is UTF-8. */
export function unescapeBytes(raw: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const match of raw.matchAll(escapes())) {
    const code = codeOf(match[0]);
    parts.push(Buffer.from(raw.slice(from, match.index), 'utf8'));
    parts.push(code < 256 ? Uint8Array.of(code) : Buffer.from(String.fromCharCode(code), 'utf8'));
    from = match.index + match[0].length;
  }
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(raw.slice(from), 'utf8')]));
}
