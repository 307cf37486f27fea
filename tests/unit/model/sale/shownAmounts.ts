/** The amounts in øre that stand above the total of a list and below it; undefined is what it does not name. */
export interface Shown {
  above: number[];
  total: number;
  vat?: number | undefined;
  below: number[];
  toPay?: number | undefined;
}

/** Amounts as a place names them: nobody needs to see one of nothing. */
export const named = (amounts: readonly number[]): number[] =>
  amounts.filter((amount) => amount !== 0);

const AMOUNT = String.raw`([-−]?[\d.]+,\d\d) kr`;

export const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

/** `-1.234,50` as -123450. */
function oreIn(amount: string): number {
  const digits = Number(amount.replaceAll(/\D/g, ''));
  return /^[-−]/.test(amount) ? 0 - digits : digits;
}

/** The amount in the first words that fit; `#` stands for it. */
export function amountIn(text: string, words: string): number | undefined {
  const found = new RegExp(words.replace('#', AMOUNT), 'm').exec(text)?.[1];
  return found === undefined ? undefined : oreIn(found);
}

/** All amounts in a text, in their order. */
export function amountsIn(text: string, words = '#'): number[] {
  const all = text.matchAll(new RegExp(words.replace('#', AMOUNT), 'gm'));
  return [...all].map(([, amount = '']) => oreIn(amount));
}

/** What a mail says in its list: the lines above and below `I alt`. */
export function amountsOfMail(text: string): Shown {
  const [above = '', below = ''] = text.split(/^(?=I alt )/m);
  return {
    above: named(amountsIn(above, '^- .*: #$')),
    total: amountIn(below, '^I alt #') ?? Number.NaN,
    vat: amountIn(below, String.raw`^Heraf moms \(25 %\): #$`),
    below: named(amountsIn(below, '^- .*: #$')),
    toPay: amountIn(below, '^At betale #$'),
  };
}

/** The amount that a mail asks for, or says has to go back if it was paid. */
export function amountAskedFor(text: string): number | undefined {
  if (text.includes('Der er ikke noget at betale')) return 0;
  return amountIn(text, '^Send # med MobilePay') ?? amountIn(text, 'skal # betales tilbage');
}
