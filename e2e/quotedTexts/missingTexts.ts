import { type Quotes, type Spoken, withoutNames } from './builtTexts.ts';
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
  /** Whether the text is nowhere, or under a name that nothing looks up. */
  reason: 'absent' | 'unread';
}

const OPEN = '…';

/** The built texts that a quote stands for: itself, or those that go on where it is left open. */
function matches(quote: string, spoken: Spoken): string[] {
  const template = withoutNames(quote);
  const words = template.replace(/^…|…$/g, '');
  if (words === template) return spoken.texts.has(template) ? [template] : [];
  return [...spoken.texts].filter((text) => {
    if (quote.startsWith(OPEN) && quote.endsWith(OPEN)) return text.includes(words);
    return quote.startsWith(OPEN) ? text.endsWith(words) : text.startsWith(words);
  });
}

/** Keys that no code names: of a record that is listed as a whole, and of what a server answers. */
const UNNAMED = new Set(['portraetter', 'auth/weak-password']);

/** Codes such as 'cart/duplicate' and those of the Firebase SDK are put together of two parts. */
function isLookedUp(key: string, { read }: Spoken): boolean {
  return UNNAMED.has(key) || read.has(key) || read.has(key.replace(/^\w+\//, ''));
}

function isRead(text: string, spoken: Spoken): boolean {
  const keys = [...(spoken.keys.get(text) ?? [])];
  return keys.some((key) => key === null || isLookedUp(key, spoken));
}

/** The quoted texts that the built product cannot show. */
export function missingTexts(
  spoken: Spoken,
  quotes: Readonly<Record<string, Quotes>> = QUOTES,
): MissingText[] {
  return Object.entries(quotes).flatMap(([document, sections]) =>
    Object.entries(sections).flatMap(([section, texts]) =>
      texts.flatMap((text): MissingText[] => {
        const place = `${document}, ${section}`;
        const found = matches(text, spoken);
        if (found.length === 0) return [{ place, text, reason: 'absent' }];
        return found.some((one) => isRead(one, spoken)) ? [] : [{ place, text, reason: 'unread' }];
      }),
    ),
  );
}

/** How many texts the product is held to. */
export function quoteCount(): number {
  return Object.values(QUOTES).flatMap((sections) => Object.values(sections).flat()).length;
}
