const NO_BREAK_SPACE = '\u00a0';

/** An amount or a number that stays in one line wherever the sentence around it is broken. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** A stretch of text, with the address it leads to when it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/g;

/** Splits a text at the links in it, which are written `[words](address)`. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    parts.push({ text: text.slice(end, match.index) }, { text: words, href });
    end = match.index + whole.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** Puts values into the gaps of a text: `fillText('Order {id} not found', { id })`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
