import { codeFieldTexts } from '#src/model/cart/texts.ts';
import type { CodeKind } from '#src/options/option.ts';

/** The words of the field for codes, by the kinds that it takes. */
export function codeWords(kinds: readonly CodeKind[]): CodeKind['texts'] {
  const [kind, ...others] = kinds;
  return kind && others.length === 0 ? kind.texts : codeFieldTexts.several;
}
