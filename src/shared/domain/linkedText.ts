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
