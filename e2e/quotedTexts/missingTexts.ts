import { type Quotes, type BuiltTexts, withoutNames } from './builtTexts.ts';
import { commerceQuotes } from './commerce.ts';
import { dashboardQuotes } from './dashboard.ts';
import { storefrontQuotes } from './storefront.ts';

const QUOTES: Readonly<Record<string, Quotes>> = {
  storefront: storefrontQuotes,
  dashboard: dashboardQuotes,
  commerce: commerceQuotes,
};

interface MissingText {
  place: string;
  text: string;
  /** The text is nowhere, or under a name that nothing looks up. */
  reason: 'absent' | 'unread';
}

const OPEN = '…';

/** Returns the built texts that a quote stands for: itself, or those that continue an open end. */
function matches(quote: string, built: BuiltTexts): string[] {
  const template = withoutNames(quote);
  const words = template.replace(/^…|…$/g, '');
  if (words === template) return built.texts.has(template) ? [template] : [];
  return [...built.texts].filter((text) => {
    if (quote.startsWith(OPEN) && quote.endsWith(OPEN)) return text.includes(words);
    return quote.startsWith(OPEN) ? text.endsWith(words) : text.startsWith(words);
  });
}

/** Keys that no code names: one of a record that is listed as a whole, and one that a server answers. */
const UNNAMED = new Set(['portraetter', 'auth/weak-password']);

/** Codes such as 'cart/duplicate' and those of the Firebase SDK are joined from two parts. */
function isLookedUp(key: string, { read }: BuiltTexts): boolean {
  return UNNAMED.has(key) || read.has(key) || read.has(key.replace(/^\w+\//, ''));
}

function isRead(text: string, built: BuiltTexts): boolean {
  const keys = [...(built.keys.get(text) ?? [])];
  return keys.some((key) => key === null || isLookedUp(key, built));
}

/** Returns the quoted texts that the built product cannot show. */
export function missingTexts(
  built: BuiltTexts,
  quotes: Readonly<Record<string, Quotes>> = QUOTES,
): MissingText[] {
  return Object.entries(quotes).flatMap(([document, sections]) =>
    Object.entries(sections).flatMap(([section, texts]) =>
      texts.flatMap((text): MissingText[] => {
        const place = `${document}, ${section}`;
        const found = matches(text, built);
        if (found.length === 0) return [{ place, text, reason: 'absent' }];
        return found.some((one) => isRead(one, built)) ? [] : [{ place, text, reason: 'unread' }];
      }),
    ),
  );
}

/** Counts all quoted texts. */
export function quoteCount(): number {
  return Object.values(QUOTES).flatMap((sections) => Object.values(sections).flat()).length;
}
