import { Problem } from 'local-firebase/problem';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { SITE_CONFIG } from './siteConfig.ts';

const BEGIN = `BEGIN GENERATED FROM ${SITE_CONFIG}`;

/** A part between two comments, with its indent and its name. */
const MARKED = new RegExp(
  String.raw`^(?<begin>(?<indent> *)// ${BEGIN.replaceAll('.', String.raw`\.`)}: (?<name>\w+)\n)` +
    String.raw`(?<content>[^]*?)^(?<end> *// END GENERATED)$`,
  'gm',
);

/** The owners as one condition on a line of the database's rules, which know no lists. */
const OWNERS_IN_RULE = /\((?:auth\.token\.email === '[^']*'(?: \|\| )?)+\)/g;

const quotedList = (addresses: readonly string[]): string =>
  addresses.map((address) => `'${address}'`).join(',\n');

/** Each kind of part: what it says about a business; `content` is what it says now. */
/** The record of the settings, as rules name it. */
const SETTINGS = '/databases/$(database)/documents/settings/public';

const PARTS = {
  ownerEmails: ({ ownerEmails }: SiteConfig) => quotedList(ownerEmails),
  presenceEmails: ({ presenceEmails }: SiteConfig) => quotedList(presenceEmails),
  orderIdPrefix: ({ orderIdPrefix }: SiteConfig) =>
    `return id.matches('${orderIdPrefix}[0-9]{8}[A-Z]{6}[0-9]{3}');`,
  licences: ({ licences }: SiteConfig) =>
    licences === false
      ? `return exists(${SETTINGS}) && get(${SETTINGS}).data.get('licences', false) != false;`
      : `return !exists(${SETTINGS}) || get(${SETTINGS}).data.get('licences', true) != false;`,
  ownersInRule: ({ ownerEmails }: SiteConfig, content: string) => {
    const owners = ownerEmails.map((address) => `auth.token.email === '${address}'`);
    return content.trim().replaceAll(OWNERS_IN_RULE, `(${owners.join(' || ')})`);
  },
};

type PartName = keyof typeof PARTS;

function isPartName(name: string): name is PartName {
  return name in PARTS;
}

const indented = (text: string, indent: string): string => text.replaceAll(/^/gm, indent);

/**
 * Returns a file with its marked parts written for a business. Exactly the named parts have to be
 * there: rules that lost a mark would go on naming the owners of another business.
 */
export function withMarkedParts(
  file: string,
  expected: readonly PartName[],
): (present: string, site: SiteConfig) => string {
  return (present, site) => {
    const found: string[] = [];
    const written = present.replaceAll(MARKED, (...match: unknown[]) => {
      const groups = match.at(-1) as Record<
        'begin' | 'indent' | 'name' | 'content' | 'end',
        string
      >;
      const { begin, indent, name, content, end } = groups;
      found.push(name);
      return isPartName(name)
        ? `${begin}${indented(PARTS[name](site, content), indent)}\n${end}`
        : `${begin}${content}${end}`;
    });
    if (found.toSorted().join() !== expected.toSorted().join()) {
      throw new Problem(
        `${file} has other generated parts than it should.`,
        `It should have: ${expected.join(', ')}. It has: ${found.join(', ')}.`,
        `They begin with "// ${BEGIN}: " and their name, and end with "// END GENERATED".`,
      );
    }
    return written;
  };
}
