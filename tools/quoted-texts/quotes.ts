/**
 * Texts that were asked for letter by letter, by what they are asked for. `{name}` is a gap that is
 * filled at run time; an ellipsis character (…) at an end stands for words that were left open.
 */
export type Quotes = Readonly<Record<string, readonly string[]>>;
