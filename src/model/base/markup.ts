const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Signs that XML has no place for, as pasted titles have them: one makes the whole document unreadable. */
const OUTSIDE_XML = /(?:(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF])+/gu;

/** The text between tags and within attributes, of HTML and of XML. */
export function escapedText(text: string): string {
  const shown = text.toWellFormed().replace(OUTSIDE_XML, ' ');
  return shown.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** HTML that needs no escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function escaped(value: string | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (typeof value !== 'string') return value.map(({ text }) => text).join('\n');
  return escapedText(value);
}

/** A template tag for HTML; every text put into it is escaped. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return new Markup(parts.map((part, index) => part + escaped(values[index] ?? '')).join(''));
}
