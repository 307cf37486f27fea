interface Typed {
  text: string;
  caret: number;
  /** The key that deletes to the right was pressed: a dot that comes back is stepped over. */
  isDeletedForward: boolean;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Where the caret belongs once dots have been put among the digits: before the digits it stood before. */
export function caretAfterFormat(
  { text, caret, isDeletedForward }: Typed,
  formatted: string,
): number {
  const digitsBehind = digitsIn(text.slice(caret));
  const places = Array.from({ length: formatted.length + 1 }, (_, place) => place).filter(
    (place) => digitsIn(formatted.slice(place)) === digitsBehind,
  );
  return (isDeletedForward ? places.at(-1) : places[0]) ?? 0;
}
