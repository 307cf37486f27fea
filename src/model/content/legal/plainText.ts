import { linkedText } from '../../base/text.ts';
import type { LegalDocument, LegalSection, LegalTable } from './document.ts';

/** Links become words with their address behind them, unless the words are the address. */
function withAddresses(text: string, origin: string): string {
  return linkedText(text)
    .map(({ text: words, href }) => {
      if (href === undefined || !/^(https?:|\/)/.test(href)) return words;
      const address = new URL(href, origin).href;
      return address.includes(words) ? address : `${words} (${address})`;
    })
    .join('');
}

function rowsOf({ caption, columns, rows }: LegalTable): string[] {
  const named = rows.map((row) =>
    row.map((cell, at) => `${columns[at] ?? ''}: ${cell}`).join('; '),
  );
  return [caption, ...named.map((row) => `- ${row}`)];
}

function sectionText({
  title,
  paragraphs,
  points = [],
  table,
  closing = [],
}: LegalSection): string {
  const list = [...points.map((point) => `- ${point}`), ...(table ? rowsOf(table) : [])];
  return [title, ...paragraphs, ...(list.length > 0 ? [list.join('\n')] : []), ...closing].join(
    '\n\n',
  );
}

/** A legal document as plain text, as mails hold it. Addresses of the site are completed by `origin`. */
export function plainText({ title, updated, sections }: LegalDocument, origin: string): string {
  return [title, updated, ...sections.map(sectionText)]
    .map((part) => withAddresses(part, origin))
    .join('\n\n');
}
