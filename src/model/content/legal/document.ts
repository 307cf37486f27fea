import { fillText, linkedText } from '../../base/text.ts';

/** A table; the first column names the subject of the row. */
export interface LegalTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One part of a legal page. Texts may hold links, written `[words](address)`. */
export interface LegalSection {
  /** The anchor of the table of contents. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  table?: LegalTable;
  /** Paragraphs after the points or the table. */
  closing?: readonly string[];
}

export interface LegalDocument {
  title: string;
  /** The description for search results. */
  description: string;
  lead: string;
  updated: string;
  /** Set when sections were added since, and nothing else was changed. */
  supplemented?: string;
  sections: readonly LegalSection[];
}

/**
 * The values of the placeholders in the legal texts: the business, the addresses of its pages, and
 * the words of `consentWords.ts`.
 */
export interface LegalParty extends Record<string, string> {
  businessName: string;
  photographerName: string;
  address: string;
  cvrNumber: string;
  email: string;
  emailLink: string;
  phone: string;
  phoneLink: string;
  updated: string;
  privacyPath: string;
  salesTermsPath: string;
  cookiePath: string;
  contactPath: string;
  profilePath: string;
  withVat: string;
  voucherLaws: string;
  mailBy: string;
  mailThrough: string;
  giftCardYears: string;
}

export const legalTexts = {
  updated: 'Sidst opdateret {updated}',
  contents: 'Indhold',
  showContents: 'Vis indhold',
  hideContents: 'Skjul indhold',
} as const;

/** The words of the legal pages about moms, for a business that is registered for it and for another one. */
export const vatWords = {
  registered: { withVat: ' og inkl. moms', voucherLaws: 'Momsreglerne og bogføringsloven' },
  unregistered: { withVat: '', voucherLaws: 'Bogføringsloven' },
} as const;

/** The words of the privacy policy about who sends the mails: EmailJS, or the provider of the shop's mailbox. */
export const mailWords = {
  emailJs: { mailBy: 'EmailJS', mailThrough: 'EmailJS' },
  mailbox: (host: string) => ({
    mailBy: `Udbyderen af min mailboks (${host})`,
    mailThrough: `min mailboks (${host})`,
  }),
} as const;

/** Fills the placeholders of a legal page. Paragraphs and points that are filled with nothing are left out. */
export function filledDocument(document: LegalDocument, party: LegalParty): LegalDocument {
  const fill = (text: string) => fillText(text, party);
  return {
    ...document,
    description: fill(document.description),
    lead: fill(document.lead),
    updated: fill(document.updated),
    sections: document.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill).filter(Boolean),
      ...(section.points && { points: section.points.map(fill).filter(Boolean) }),
      ...(section.table && {
        table: { ...section.table, rows: section.table.rows.map((row) => row.map(fill)) },
      }),
      ...(section.closing && { closing: section.closing.map(fill) }),
    })),
  };
}

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

/** A section as plain text. */
export function sectionText({
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
export function plainText(document: LegalDocument, origin: string): string {
  const { title, updated, supplemented, sections } = document;
  const dates = supplemented === undefined ? updated : `${updated}\n${supplemented}`;
  return [title, dates, ...sections.map(sectionText)]
    .map((part) => withAddresses(part, origin))
    .join('\n\n');
}
