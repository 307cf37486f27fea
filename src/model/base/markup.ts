const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

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
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A template tag for HTML; every text put into it is escaped. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return new Markup(parts.map((part, index) => part + escaped(values[index] ?? '')).join(''));
}
